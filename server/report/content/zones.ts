/** The four lists of a report (data-and-maths, rules 6 to 8), all comparisons exact. */
import { highestMark, limits } from '#contract/rules/scale.ts';
import { absolute, compare, type Fraction, fraction, fromDecimal, subtract } from './fraction.ts';

/** A competence with its marks 1–5; null where there is no sheet. */
type RatedCompetence = { name: string; self: Fraction | null; others: Fraction | null };

type Zones<C> = { lowest: C[]; development: C[]; hidden: C[]; blind: C[] };

const gapLimit = fromDecimal(limits.gap);
const lowLimit = fromDecimal(limits.low);
const lowestCount = 3;
const byName = new Intl.Collator('ru').compare;

/**
 * `blind`: self above others by the gap or more. `hidden`: self below by as much. Ties keep the
 * given order.
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
  const blind = wide.filter(({ gap }) => gap.over > 0n).map(({ competence }) => competence);
  const hidden = wide.filter(({ gap }) => gap.over < 0n).map(({ competence }) => competence);
  const lowest = rated
    .filter(({ others }) => compare(others, fraction(highestMark)) < 0)
    .sort(
      (a, b) =>
        compare(a.others, b.others) || compareNoneLast(a.self, b.self) || byName(a.name, b.name),
    )
    .slice(0, lowestCount);
  const development = rated
    .filter(
      ({ others, competence }) => compare(others, lowLimit) < 0 && !blind.includes(competence),
    )
    .sort((a, b) => compare(a.others, b.others) || byName(a.name, b.name));
  return {
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
