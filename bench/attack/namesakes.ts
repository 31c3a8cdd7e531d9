import { mostSteps, type Sum } from '#server/assessment/questionary/work/combined-rules.ts';
import { matchPeople, tellsOfAnybody } from '#server/assessment/questionary/work/same-people.ts';
import { groupBy } from '#server/platform/shared/group-by.ts';
import { type Name, nameKey } from '#server/platform/shared/same-name.ts';
import { randomFrom } from '#test/report/random-from.ts';
import type { Verdict } from '../set-up/with-server.ts';

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

type Names = ReadonlyMap<string, readonly [Name]>;
interface Rater {
  id: string;
  type: 'supervisor' | 'colleague' | 'subordinate';
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
  const pick = pickName(random);
  const names: Names = new Map(Array.from({ length: companySize }, (_, at) => [`${at}`, [pick()]]));
  const about = groupBy([...names.keys()], (id) => nameKey(names.get(id)![0]));
  const shared = [...about.values()].filter(({ length }) => length > 1);
  return {
    namesakes: shared.reduce((sum, { length }) => sum + length, 0),
    keptBack: shared.reduce((sum, ids) => {
      const panels = ids.map((id) => ratersOf(Number(id), random));
      return sum + countKeptBack(panels, names);
    }, 0),
  };
}

/** The boss of a team, and raters of it and of the team after it; four of five answer. */
function ratersOf(at: number, random: () => number): Rater[] {
  const team = Math.floor(at / teamSize) * teamSize;
  const boss = team === at ? team + teamSize : team;
  const others = Array.from({ length: 2 * teamSize }, (_, place) => team + place)
    .filter((place) => place !== at && place !== boss)
    .map((place) => ({ place, key: random() }))
    .sort((a, b) => a.key - b.key)
    .slice(0, colleagues + subordinates)
    .map(({ place }, n) => ({ place, type: n < colleagues ? 'colleague' : 'subordinate' }) as const)
    .filter(() => random() < answering);
  const chosen = [{ place: boss, type: 'supervisor' } as const, ...others];
  return chosen.map(({ place, type }) => ({ id: `${place % companySize}`, type }));
}

/** Reports are made one after the other; each keeps back all it has where that tells too much. */
function countKeptBack(panels: readonly Rater[][], names: Names): number {
  const idsOf = (panel: readonly Rater[]) => panel.map(({ id }) => id);
  const known = new Set(
    panels.flat().flatMap(({ id, type }) => (type === 'supervisor' ? [id] : [])),
  );
  const samePeople = matchPeople(panels.map(idsOf), names);
  const out: Sum[] = [];
  let keptBack = 0;
  for (const panel of panels) {
    const fresh = sumsOf(panel);
    if (tellsOfAnybody({ out, fresh, known, samePeople }, { left: mostSteps })) keptBack += 1;
    else out.push(...fresh);
  }
  return keptBack;
}

function sumsOf(panel: readonly Rater[]): Sum[] {
  const groups = (['colleague', 'subordinate'] as const).map((type) =>
    panel.filter((each) => each.type === type).map(({ id }) => id),
  );
  const isJoined = groups.some(({ length }) => length < threshold);
  const shown = isJoined ? [groups.flat()] : groups;
  return shown.filter(({ length }) => length >= threshold).map((ids) => ({ ids, threshold }));
}

function pickName(random: () => number): () => Name {
  const last = picker(lastNames, random);
  const [man, woman] = frequentFirstNames.map((shares) => picker(shares, random));
  return () => {
    const isMan = random() < 0.5;
    const gender = isMan ? 'м' : 'ж';
    const first = (isMan ? man : woman)!();
    return { lastName: `Фамилия${gender}${last()}`, firstName: `Имя${gender}${first}` };
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
