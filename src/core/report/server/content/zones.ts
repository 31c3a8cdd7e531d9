/** The five lists of a report (data-and-maths, rules 6 to 8), all comparisons exact. */
import { limits } from '#platform/contract/rules/scale.ts';
import { absolute, compare, type Fraction, fromDecimal, mean, subtract } from './fraction.ts';

/** A competence with its marks 1–5; null where there is no sheet. */
type RatedCompetence = { name: string; self: Fraction | null; others: Fraction | null };

type Zones<C> = { strong: C[]; lowest: C[]; development: C[]; hidden: C[]; blind: C[] };

const gapLimit = fromDecimal(limits.gap);
const lowLimit = fromDecimal(limits.low);
const highLimit = fromDecimal(limits.high);
/** So many strengths and lowest marks are named at most. */
const most = 3;
const byName = new Intl.Collator('ru').compare;

/**
 * `strong`: high with the others. `lowest`: neither high nor above the mean of all, and at most half
 * of all. `blind`: self above others by the gap or more, who are not high. `hidden`: self below by as
 * much. Ties keep the given order.
 */
export function findZones<C extends RatedCompetence>(competences: readonly C[]): Zones<C> {
  const rated = competences.flatMap((competence) => {
    const { self, others } = competence;
    return others === null
      ? []
      : [{ competence, name: competence.name, self, others, gap: self && subtract(self, others) }];
  });
  const withGap = rated.flatMap((each) => (each.gap === null ? [] : [{ ...each, gap: each.gap }]));
  const wide = withGap
    .filter(({ gap }) => compare(absolute(gap), gapLimit) >= 0)
    .sort((a, b) => compare(absolute(b.gap), absolute(a.gap)) || byName(a.name, b.name));
  const blind = wide
    .filter(({ gap, others }) => gap.over > 0n && compare(others, highLimit) < 0)
    .map(({ competence }) => competence);
  const hidden = wide.filter(({ gap }) => gap.over < 0n).map(({ competence }) => competence);
  const strong = rated
    .filter(({ others }) => compare(others, highLimit) >= 0)
    .sort((a, b) => compare(b.others, a.others) || byName(a.name, b.name))
    .slice(0, most);
  const middle = mean(rated.map(({ others }) => others));
  const lowest = rated
    .filter(({ others }) => compare(others, highLimit) < 0 && compare(others, middle!) < 0)
    .sort(
      (a, b) =>
        compare(a.others, b.others) || compareNoneLast(a.self, b.self) || byName(a.name, b.name),
    )
    .slice(0, Math.min(most, Math.floor(rated.length / 2)));
  const development = rated
    .filter(
      ({ others, competence }) => compare(others, lowLimit) < 0 && !blind.includes(competence),
    )
    .sort((a, b) => compare(a.others, b.others) || byName(a.name, b.name));
  return {
    strong: strong.map(({ competence }) => competence),
    lowest: lowest.map(({ competence }) => competence),
    development: development.map(({ competence }) => competence),
    hidden,
    blind,
  };
}

function compareNoneLast(a: Fraction | null, b: Fraction | null): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return compare(a, b);
}
