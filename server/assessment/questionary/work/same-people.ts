import { type Name, nameKey } from '#server/platform/shared/same-name.ts';
import { type Budget, countIndependent, type Sum, tellsMore } from './combined-rules.ts';

/**
 * Which records of several questionaries may be one person (data-and-maths, "Several questionaries"):
 * the same record, else equal names, of which a record may have several, one to one. Within a questionary records are people. A record with
 * an earlier one of the same person is in the answer, with that one's id.
 */
export function matchPeople(
  questionaries: readonly (readonly string[])[],
  names: ReadonlyMap<string, readonly Name[]>,
): Map<string, string> {
  const personOf = new Map<string, string>();
  const named = new Map<string, string[]>();
  for (const ids of questionaries) {
    const taken = new Set(ids.flatMap((id) => personOf.get(id) ?? []));
    for (const id of [...new Set(ids)].sort()) {
      if (personOf.has(id)) continue;
      const keys = (names.get(id) ?? []).map(nameKey);
      const namesakes = keys.flatMap((key) => named.get(key) ?? []);
      const person = namesakes.find((one) => !taken.has(one)) ?? id;
      for (const key of keys) named.set(key, [...(named.get(key) ?? []), person]);
      personOf.set(id, person);
      taken.add(person);
    }
  }
  return new Map([...personOf].filter(([id, person]) => id !== person));
}

export interface Told {
  out: readonly Sum[];
  fresh: readonly Sum[];
  /** Records of people whose own answers somebody knows. */
  known: ReadonlySet<string>;
  /** As `matchPeople` says. */
  samePeople: ReadonlyMap<string, string>;
}

/**
 * Whether the new sums tell too much, whoever of the people with equal names are one. For each
 * combination fewest people are left where all of them are, unless nobody is left: then, if just two
 * records are two people, it is about these two.
 */
export function tellsOfAnybody({ out, fresh, known, samePeople }: Told, budget: Budget): boolean {
  const personOf = (id: string) => samePeople.get(id) ?? id;
  const joined = (sums: readonly Sum[]) =>
    sums.map((sum) => ({ ...sum, ids: sum.ids.map(personOf) }));
  const knownPeople = new Set([...known].map(personOf));
  if (tellsMore(joined(out), joined(fresh), knownPeople, budget)) return true;
  if (samePeople.size === 0) return false;
  /** How many combinations leave nobody only because records are taken for one person. */
  const hidden = (sums: readonly Sum[]) =>
    countIndependent(sums, known) - countIndependent(joined(sums), knownPeople);
  return hidden([...out, ...fresh]) > hidden(out);
}
