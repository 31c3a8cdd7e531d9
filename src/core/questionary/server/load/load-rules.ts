import {
  minutesFor,
  type QuestionCounts,
} from '#core/questionary/contract/rules/answering-time.ts';
import { type Load, mostHeavy } from '#core/questionary/contract/rules/load.ts';
import type { WorkFacts } from '#core/questionary/server/work/rules.ts';
import { methodRoles } from '#platform/contract/rules/methods.ts';

interface Asking extends Pick<WorkFacts, 'method' | 'subjects' | 'participants'> {
  questionCounts: QuestionCounts;
}

/** What one person is asked for. */
export interface Share extends QuestionCounts {
  id: string;
  name: string;
  subjectCount: number;
  inList: string[];
}

/**
 * How much these questionaries ask of people, if they go to work together. `inList` has the keys given with them.
 * A self-assessment is as long as any other.
 */
export function loadOf(asking: readonly (readonly [string, Asking])[]): Load {
  const shares = new Map<string, Share>();
  for (const [key, facts] of asking)
    for (const { id, name, subjectCount } of askedBy(facts)) {
      const share = shares.get(id) ?? emptyShare(id, name);
      share.subjectCount += subjectCount;
      share.ratingCount += subjectCount * facts.questionCounts.ratingCount;
      share.textCount += subjectCount * facts.questionCounts.textCount;
      // Whoever assesses others here may assess themself, too.
      if (share.inList.at(-1) !== key) share.inList.push(key);
      shares.set(id, share);
    }
  return loadOfShares([...shares.values()]);
}

/** The same, made from what each person is asked for. */
export function loadOfShares(shares: readonly Share[]): Load {
  const longest = shares
    .map((share) => ({ ...share, minutes: minutesFor(share) }))
    .sort((a, b) => b.minutes - a.minutes || a.name.localeCompare(b.name, 'ru'));
  return {
    personCount: longest.length,
    usualMinutes: longest[Math.floor(longest.length / 2)]?.minutes ?? 0,
    heaviestList: longest.filter(({ subjectCount }) => subjectCount > 1).slice(0, mostHeavy),
  };
}

/** Nobody assesses themself but in the self-assessment of a method that has it. */
function askedBy({ method, subjects, participants }: Asking) {
  const isAssessed = new Set(subjects.map(({ id }) => id));
  const selves = methodRoles[method].allowed.includes('employee') ? subjects : [];
  const others = participants
    .filter(({ type }) => type !== 'employee')
    .map(({ id, name }) => ({
      id,
      name,
      subjectCount: subjects.length - (isAssessed.has(id) ? 1 : 0),
    }));
  return [...others, ...selves.map(({ id, name }) => ({ id, name, subjectCount: 1 }))].filter(
    ({ subjectCount }) => subjectCount > 0,
  );
}

const emptyShare = (id: string, name: string): Share => ({
  id,
  name,
  subjectCount: 0,
  ratingCount: 0,
  textCount: 0,
  inList: [],
});
