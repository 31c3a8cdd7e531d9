import { fewestAsked } from '#core/follow-up/contract/rules/follow-up.ts';
import { wordOf } from '#core/follow-up/server/rules.ts';
import type { Verdict } from './set-up/with-server.ts';

const answers = ['more', 'same', 'less'] as const;
type Said = (typeof answers)[number];
type PerAnswer = Record<Said, number>;

/** How many peers, customers and direct reports were asked about one person. */
const rosters = {
  '3 peers only': 3,
  '4 peers only': 4,
  '3 peers + 2 reports': 5,
  '5 + 3': 8,
  '8 + 6': 14,
};

/** Shares of those who answered then, who of them and of the others do so again, and who of these could say. */
const answered = 0.8;
const again = 0.75;
const onlyAgain = 0.25;
const couldSay = 0.95;
const ways = {
  'only those who answered then': answered * again * couldSay,
  'everybody asked then': (answered * again + (1 - answered) * onlyAgain) * couldSay,
};

/** What somebody who could say presses, as shares, by what has happened. */
const happenings: Record<string, PerAnswer> = {
  'nothing changed': { more: 0.1, same: 0.8, less: 0.1 },
  'nothing, very noisy': { more: 0.2, same: 0.6, less: 0.2 },
  'half see it more': { more: 0.5, same: 0.47, less: 0.03 },
  'most see it more': { more: 0.7, same: 0.27, less: 0.03 },
  worse: { more: 0.05, same: 0.45, less: 0.5 },
};
const alike: PerAnswer = { more: 0.35, same: 0.5, less: 0.15 };

/** As many people may be asked as any word is counted out for, and so many may know of all others what they said. */
const mostPeople = 12;
const mostKnowing = 6;
/** Where nothing has changed, each word of change comes at most in such a share. */
const mostByChance = 0.03;

/**
 * Did it change (rules 229 and 230), counted out and not drawn: how many people are told something, what chance makes
 * of the word, and that no word says what one person answered.
 */
export function followUpBench(): Verdict {
  const sizes = Array.from({ length: mostPeople - fewestAsked + 1 }, (_, at) => fewestAsked + at);
  const pinned = sizes.filter((size) => isPinned(countsOf(size)));
  const knowing = sizes.filter(isKnownToOne);
  const byChance = sizes.map((size) => wordShares(size, happenings['nothing changed']!));
  const lines = [
    'People told something of a behaviour, by roster',
    row(['Asked again', ...Object.keys(rosters)]),
    ...Object.entries(ways).map(([name, share]) =>
      row([
        name,
        ...Object.values(rosters).map((size) => percent(atLeast(fewestAsked, size, share))),
      ]),
    ),
    'Word told: more / no clear change / less',
    row(['Could say', ...Object.keys(happenings)]),
    ...[3, 5, 8].map((size) =>
      row([String(size), ...Object.values(happenings).map((one) => said(size, one))]),
    ),
    'Counts instead of a word: how often all are known, as all pressed the same',
    row([3, 4, 5].map((size) => `${size}: ${percent(sum(answers, (one) => alike[one] ** size))}`)),
    `A word pins an answer for: ${listed(pinned)} of ${fewestAsked} to ${mostPeople} people`,
    `One who knows their own answer can know all others' for: ${listed(knowing)}`,
  ];
  const pass =
    pinned.length === 0 &&
    knowing.every((size) => size <= mostKnowing) &&
    byChance.every(({ more, less }) => Math.max(more, less) <= mostByChance);
  return { name: 'Did it change?', lines, pass };
}

/** Every way in which so many people may have answered. */
const countsOf = (size: number): PerAnswer[] =>
  Array.from({ length: size + 1 }, (_, more) =>
    Array.from({ length: size - more + 1 }, (_, less) => ({
      more,
      same: size - more - less,
      less,
    })),
  ).flat();

/** Whether some word leaves only one answer that somebody can have given. */
function isPinned(all: readonly PerAnswer[], own?: Said): boolean {
  return answers.some((word) => {
    const fitting = all.filter((others) => wordOf(own ? withOwn(others, own) : others) === word);
    const possible = answers.filter((one) => fitting.some((counts) => counts[one] > 0));
    return possible.length === 1;
  });
}

/** Whether somebody among so many can tell of all others what they said, from the word and their own answer. */
const isKnownToOne = (size: number): boolean =>
  answers.some((own) => isPinned(countsOf(size - 1), own));

const withOwn = (counts: PerAnswer, own: Said): PerAnswer => ({
  ...counts,
  [own]: counts[own] + 1,
});

/** How often each word is told where so many could say. */
function wordShares(size: number, shares: PerAnswer): PerAnswer {
  const told = { more: 0, same: 0, less: 0 };
  for (const counts of countsOf(size)) told[wordOf(counts)] += chanceOf(counts, shares);
  return told;
}

/** Multinomial. */
const chanceOf = (counts: PerAnswer, shares: PerAnswer): number =>
  answers.reduce(
    (chance, one) => (chance * shares[one] ** counts[one]) / factorial(counts[one]),
    factorial(sum(answers, (one) => counts[one])),
  );

/** How often at least `least` of `size` people do what each does in this share. */
const atLeast = (least: number, size: number, share: number): number =>
  sum(
    countsOf(size).filter(({ more, less }) => more >= least && less === 0),
    (counts) => chanceOf(counts, { more: share, same: 1 - share, less: 0 }),
  );

const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));
const sum = <One>(all: readonly One[], of: (one: One) => number): number =>
  all.reduce((total, one) => total + of(one), 0);
const percent = (share: number): string => `${(100 * share).toFixed(0)} %`;
const said = (size: number, shares: PerAnswer): string => {
  const { more, same, less } = wordShares(size, shares);
  return [more, same, less].map((share) => (100 * share).toFixed(0)).join('/');
};
const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const listed = (sizes: readonly number[]): string => sizes.join(', ') || 'none';
