import { pathToFileURL } from 'node:url';
import { mostSteps, type Sum, tellsMore } from '#server/report/combined-rules.ts';
import { randomFrom } from '#test/random-from.ts';
import type { Verdict } from './with-server.ts';

/**
 * People of one first and last name are taken for one person (rule 26). How often does that cost a
 * report something, where everybody of a company is assessed in one month?
 */
const [companySize, teamSize, companies] = [10_000, 10, 10];
const [colleagues, subordinates, answering, threshold] = [5, 3, 0.8, 3];
/** Of the reports. */
const most = 0.001;

/** How frequent a last name is by its rank, against the first (V. F. Zhuravlyov, 250 most frequent). */
function lastNameWeight(rank: number): number {
  if (rank <= 25) return rank ** -0.4;
  if (rank <= 250) return 0.2755 * (rank / 25) ** -0.6;
  return 0.0692 * (250 / rank);
}
const lastNames = Array.from({ length: 20_000 }, (_, at) => lastNameWeight(at + 1));
/** In per cent, of working age; the rest is spread over names of half a per cent. */
const frequentFirstNames = [
  [12, 10, 8, 7.5, 7.5, 5.5, 5, 4.5, 4, 4, 3, 2.5, 2, 2, 2, 1.5, 1.5, 1.5, 1, 1, 1],
  [9, 8.5, 8, 8, 7, 6.5, 6.5, 5, 4.5, 4, 4, 3, 2.5, 2, 2, 2, 1.5, 1.5, 1, 1, 1],
].map((frequent) => {
  const rest = 100 - frequent.reduce((sum, share) => sum + share, 0);
  return [...frequent, ...Array.from({ length: Math.floor(rest / 0.5) }, () => 0.5)];
});

interface Assessment {
  subject: string;
  raters: { name: string; type: 'supervisor' | 'colleague' | 'subordinate' }[];
}

export function namesakesBench(): Verdict {
  const random = randomFrom(1);
  const found = Array.from({ length: companies }, () => playCompany(random));
  const of = (what: (one: ReturnType<typeof playCompany>) => number) =>
    found.reduce((sum, one) => sum + what(one), 0) / (companies * companySize);
  const share = of(({ keptBack }) => keptBack);
  return {
    name: `Namesakes among ${companySize}, ${companies} companies`,
    lines: [
      `people who have a namesake: ${(100 * of(({ namesakes }) => namesakes)).toFixed(1)} %`,
      `reports that keep back more: ${(100 * share).toFixed(3)} % (at most ${100 * most} %)`,
    ],
    pass: share <= most,
  };
}

function playCompany(random: () => number) {
  const names = Array.from({ length: companySize }, pickName(random));
  const bySubject = new Map<string, Assessment[]>();
  for (const [at, subject] of names.entries()) {
    const list = bySubject.get(subject) ?? [];
    list.push({ subject, raters: ratersOf(at, names, random) });
    bySubject.set(subject, list);
  }
  const shared = [...bySubject.values()].filter(({ length }) => length > 1);
  return {
    namesakes: shared.reduce((sum, { length }) => sum + length, 0),
    keptBack: shared.reduce((sum, about) => sum + countKeptBack(about), 0),
  };
}

/** The boss of a team, and raters of it and of the team after it; four of five answer. */
function ratersOf(at: number, names: readonly string[], random: () => number) {
  const team = Math.floor(at / teamSize) * teamSize;
  const boss = team === at ? team + teamSize : team;
  const name = (place: number) => names[place % names.length]!;
  const others = Array.from({ length: 2 * teamSize }, (_, place) => team + place)
    .filter((place) => place !== at && place !== boss)
    .map((place) => ({ place, key: random() }))
    .sort((a, b) => a.key - b.key)
    .map(({ place }) => place);
  return [
    { name: name(boss), type: 'supervisor' as const },
    ...others
      .slice(0, colleagues)
      .map((place) => ({ name: name(place), type: 'colleague' as const })),
    ...others
      .slice(colleagues, colleagues + subordinates)
      .map((place) => ({ name: name(place), type: 'subordinate' as const })),
  ].filter(({ type }) => type === 'supervisor' || random() < answering);
}

/** Reports are made one after the other; each keeps back all it has where that tells too much. */
function countKeptBack(about: readonly Assessment[]): number {
  const known = new Set(
    about.flatMap(({ raters }) =>
      raters.filter(({ type }) => type === 'supervisor').map(({ name }) => name),
    ),
  );
  const out: Sum[] = [];
  let keptBack = 0;
  for (const { raters } of about) {
    const sums = sumsOf(raters);
    if (tellsMore(out, sums, known, { left: mostSteps })) keptBack += 1;
    else out.push(...sums);
  }
  return keptBack;
}

function sumsOf(raters: Assessment['raters']): Sum[] {
  const idsOf = (type: string) => raters.filter((each) => each.type === type).map((r) => r.name);
  const groups = [idsOf('colleague'), idsOf('subordinate')];
  const isJoined = groups.some(({ length }) => length < threshold);
  const shown = isJoined ? [groups.flat()] : groups;
  return shown.filter(({ length }) => length >= threshold).map((ids) => ({ ids, threshold }));
}

function pickName(random: () => number): () => string {
  const last = picker(lastNames, random);
  const [man, woman] = frequentFirstNames.map((shares) => picker(shares, random));
  return () => {
    const isMan = random() < 0.5;
    return `${isMan} ${last()} ${(isMan ? man : woman)!()}`;
  };
}

/** Picks a place of the list, as often as its weight says. */
function picker(weights: readonly number[], random: () => number): () => number {
  let sum = 0;
  const upTo = weights.map((weight) => {
    sum += weight;
    return sum;
  });
  return () => {
    const drawn = random() * sum;
    let [low, high] = [0, upTo.length - 1];
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      if (upTo[middle]! > drawn) high = middle;
      else low = middle + 1;
    }
    return low;
  };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { name, lines, pass } = namesakesBench();
  process.stdout.write(`${[name, ...lines, pass ? 'holds' : 'DOES NOT HOLD'].join('\n')}\n`);
  process.exit(pass ? 0 : 1);
}
