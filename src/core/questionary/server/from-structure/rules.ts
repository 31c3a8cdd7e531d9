import type { StructureRole } from '#core/questionary/contract/questionary-from-structure.ts';
import { groupBy } from '#platform/server/shared/group-by.ts';

/** Who leads whom. A person's leaders come in their order. */
export interface LeaderLink {
  employeeId: string;
  leaderId: string;
}

/** Ids by role. Nobody stands in two of them. */
export type ByRole = Record<StructureRole, string[]>;

/** The structure around some people, ready to be asked about each of them. */
export interface RaterStructure {
  /** The raters of one person. */
  ratersOf: (id: string) => ByRole;
  /** Everybody, in their order. */
  ids: readonly string[];
  /** The number of everybody in that order. */
  places: ReadonlyMap<string, number>;
}

/**
 * `ids` are those who work here, in the alphabet. Links with anybody else are left out, so that who
 * has left neither leads nor is led (rule 84).
 */
export function createStructure(
  links: readonly LeaderLink[],
  ids: readonly string[],
): RaterStructure {
  const places = new Map(ids.map((id, at) => [id, at]));
  const placeOf = (id: string) => places.get(id) ?? 0;
  const known = links
    .filter(({ employeeId, leaderId }) => places.has(employeeId) && places.has(leaderId))
    .filter(({ employeeId, leaderId }) => employeeId !== leaderId)
    .sort((a, b) => placeOf(a.employeeId) - placeOf(b.employeeId));
  const toLeaders = groupBy(known, ({ employeeId }) => employeeId);
  const toLed = groupBy(known, ({ leaderId }) => leaderId);
  const leadersOf = (id: string) => (toLeaders.get(id) ?? []).map(({ leaderId }) => leaderId);
  const ledBy = (id: string) => (toLed.get(id) ?? []).map(({ employeeId }) => employeeId);
  /** The teams by the ids of their leaders: each is made once, as many people have the same leaders. */
  const teams = new Map<string, readonly string[]>();
  function teamOf(leaderIds: readonly string[]): readonly string[] {
    const key = leaderIds.toSorted().join();
    const team =
      teams.get(key) ??
      [...new Set(leaderIds.flatMap(ledBy))].sort((a, b) => placeOf(a) - placeOf(b));
    teams.set(key, team);
    return team;
  }
  function ratersOf(id: string): ByRole {
    const supervisor = leadersOf(id);
    const taken = new Set([id, ...supervisor]);
    const subordinate = ledBy(id).filter((one) => !taken.has(one));
    for (const one of subordinate) taken.add(one);
    const colleague = teamOf(supervisor).filter((one) => !taken.has(one));
    return { supervisor, colleague, subordinate };
  }
  return { ratersOf, ids, places };
}

/**
 * Who may assess all of these people in the same role: each participant of a questionary assesses
 * every subject but themself (rule 15).
 */
export function ratersOfAll(
  { ratersOf, ids }: RaterStructure,
  subjectIds: readonly string[],
): ByRole {
  const each = subjectIds.map((id) => ({ id, ...ratersOf(id) }));
  function ofAll(role: StructureRole): string[] {
    const raters = each.map((one) => ({ id: one.id, ids: new Set(one[role]) }));
    const anybody = new Set(each.flatMap((one) => one[role]));
    const fits = (id: string) => raters.every((one) => one.id === id || one.ids.has(id));
    const found = new Set([...anybody].filter(fits));
    return role === 'supervisor' ? [...found] : ids.filter((id) => found.has(id));
  }
  return {
    supervisor: ofAll('supervisor'),
    colleague: ofAll('colleague'),
    subordinate: ofAll('subordinate'),
  };
}

/**
 * The colleagues of one person, in the alphabet. Where not all of them are taken, from whoever comes next to that
 * person, around and around: so everybody of the team is asked equally often.
 */
export function colleaguesInTurn(
  { ratersOf, places }: RaterStructure,
  id: string,
  most = 0,
): string[] {
  const { colleague } = ratersOf(id);
  if (colleague.length <= most) return colleague;
  const own = places.get(id) ?? 0;
  const from = Math.max(
    colleague.findIndex((one) => (places.get(one) ?? 0) > own),
    0,
  );
  return [...colleague.slice(from), ...colleague.slice(0, from)];
}
