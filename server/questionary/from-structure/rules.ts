import { mostColleagues, type StructureRole } from '#contract/questionary-from-structure.ts';

/** Who leads whom. A person's leaders come in their order. */
export interface Link {
  employeeId: string;
  leaderId: string;
}

/** Ids by role. Nobody stands in two of them. */
export type ByRole = Record<StructureRole, string[]>;

/** The structure around some people, ready to be asked about each of them. */
export interface Structure {
  /** The raters of one person. */
  ratersOf: (id: string) => ByRole;
  /** Everybody, in their order. */
  ids: readonly string[];
}

/**
 * `ids` are those who work here, in the alphabet. Links with anybody else are left out, so that who
 * has left neither leads nor is led (rule 84).
 */
export function createStructure(links: readonly Link[], ids: readonly string[]): Structure {
  const known = new Map(ids.map((id, at) => [id, at]));
  const leaders = new Map<string, string[]>();
  const led = new Map<string, string[]>();
  for (const { employeeId, leaderId } of links) {
    if (!known.has(employeeId) || !known.has(leaderId) || employeeId === leaderId) continue;
    add(leaders, employeeId, leaderId);
    add(led, leaderId, employeeId);
  }
  const inOrder = (given: Iterable<string>) =>
    [...given].sort((a, b) => (known.get(a) ?? 0) - (known.get(b) ?? 0));
  function ratersOf(id: string): ByRole {
    const supervisor = leaders.get(id) ?? [];
    const taken = new Set([id, ...supervisor]);
    const subordinate = inOrder(led.get(id) ?? []).filter((one) => !taken.has(one));
    for (const one of subordinate) taken.add(one);
    const team = new Set(supervisor.flatMap((leader) => led.get(leader) ?? []));
    const colleague = inOrder(team).filter((one) => !taken.has(one));
    return { supervisor, colleague, subordinate };
  }
  return { ratersOf, ids };
}

function add(lists: Map<string, string[]>, key: string, value: string): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

/**
 * Who may assess all of these people in the same role: each participant of a questionary assesses
 * every subject but themself (rule 15).
 */
export function ratersOfAll({ ratersOf, ids }: Structure, subjectIds: readonly string[]): ByRole {
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
 * The raters of one person where nobody chooses. Of a large team those who come next in the alphabet,
 * around and around: so everybody of the team is asked equally often.
 */
export function ratersWithoutChoice({ ratersOf, ids }: Structure, id: string): ByRole {
  const raters = ratersOf(id);
  const { colleague } = raters;
  if (colleague.length <= mostColleagues) return raters;
  const place = new Map(ids.map((one, at) => [one, at]));
  const own = place.get(id) ?? 0;
  const first = colleague.findIndex((one) => (place.get(one) ?? 0) > own);
  const from = Math.max(first, 0);
  const around = [...colleague.slice(from), ...colleague.slice(0, from)];
  return { ...raters, colleague: around.slice(0, mostColleagues) };
}
