import {
  type EmployeeField,
  employeeFieldNames,
} from '#core/employee/contract/rules/directory-fields.ts';
import type { StayReason } from '#core/employee/contract/run/run.ts';
import {
  type EmployeeColumns,
  employeeColumns,
  formOf,
  type Places,
  type SavedEmployee,
} from '#core/employee/server/rules.ts';
import type { RunValues } from '#core/employee/server/tables/run.ts';
import { mostSubordinates } from '#core/user/contract/user.ts';
import type { KeptPerson } from './queries.ts';

/** Somebody whom a run changed, as they stand now. */
export interface RunSubject extends KeptPerson {
  saved: SavedEmployee;
  /** All their leaders now, in order. */
  leaderIds: readonly string[];
}

/** Who leads whom at the moment, in the whole company. */
export type LedBy = ReadonlyMap<string, readonly string[]>;

export interface Hindrances {
  places: Places;
  /** E-mails of the former ones that somebody else has now. */
  takenEmails: ReadonlySet<string>;
  /** For people whom taking the run back would remove: why each must stay, such as an assessment or an account in use. */
  hung: ReadonlyMap<string, StayReason>;
  ledBy: LedBy;
}

/** Who would not be in the directory any more. */
export const goesAway = ({ kind }: KeptPerson): boolean =>
  kind === 'created' || kind === 'returned';

const listOf = (value: RunValues['leaderIds']): readonly string[] =>
  Array.isArray(value) ? value : [];
/** The person's leaders before the run. Null where it left them alone, or the person goes away with them. */
export const formerLeaders = ({ before }: KeptPerson): readonly string[] | null =>
  before && 'leaderIds' in before ? listOf(before.leaderIds) : null;

/** The person's e-mail before the run. Undefined where the run left it alone. */
export function formerEmail({ before }: KeptPerson): string | undefined {
  return typeof before?.email === 'string' ? before.email : undefined;
}

/** What they had before in the fields that the run changed. */
export function formerForm({ saved, before }: RunSubject) {
  const own = Object.entries(before ?? {}).filter(([field]) => field !== 'leaderIds');
  return { ...formOf(saved), ...(Object.fromEntries(own) as Partial<EmployeeColumns>) };
}

/**
 * Why somebody stays as the run left them, by id (rule 179). Whoever stays may keep others: leaders are
 * looked at again until nobody is added.
 */
export function findStaying(
  people: readonly RunSubject[],
  { places, takenEmails, hung, ledBy }: Hindrances,
): Map<string, StayReason> {
  const staying = new Map<string, StayReason>();
  for (const person of people) {
    const isAsLeft = standsAsLeft(person) && !takenEmails.has(formerEmail(person) ?? '');
    const reason = isAsLeft ? hung.get(person.employeeId) : 'changed';
    const isPlaceGone = !goesAway(person) && lacksPlace(person, places);
    if (reason ?? isPlaceGone) staying.set(person.employeeId, reason ?? 'placeGone');
  }
  for (let before = -1; before < staying.size; ) {
    before = staying.size;
    const going = people.filter(({ employeeId }) => !staying.has(employeeId));
    for (const [id, reason] of held(going, ledBy)) staying.set(id, reason);
  }
  return staying;
}

function standsAsLeft({ kind, saved, leaderIds, after }: RunSubject): boolean {
  if (saved.isFired !== (kind === 'left') || saved.isDeleted) return false;
  const now = employeeColumns(formOf(saved));
  const isSame = (field: EmployeeField) => !(field in after) || after[field] === now[field];
  const isSameLed = !('leaderIds' in after) || listOf(after.leaderIds).join() === leaderIds.join();
  return isSameLed && employeeFieldNames.every(isSame);
}

/** Nobody newly gets a place that is archived (rule 86). */
function lacksPlace({ before }: RunSubject, places: Places): boolean {
  const lacks = (id: RunValues['positionId'], known: ReadonlySet<string>) =>
    typeof id === 'string' && (!known.has(id) || places.archivedIds.has(id));
  return (
    lacks(before?.positionId, places.positionIds) ||
    lacks(before?.subdivisionId, places.subdivisionIds)
  );
}

/** Those of them who must stay because of who would lead whom. */
function held(going: readonly RunSubject[], ledBy: LedBy): [string, StayReason][] {
  const then = new Map(ledBy);
  for (const person of going) {
    const former = formerLeaders(person);
    if (former) then.set(person.employeeId, former);
    if (person.kind === 'created') then.delete(person.employeeId);
  }
  const counts = new Map<string, number>();
  for (const id of [...then.values()].flat()) counts.set(id, (counts.get(id) ?? 0) + 1);
  return going.flatMap((person): [string, StayReason][] => {
    const { employeeId: id, kind } = person;
    if (kind === 'created') return counts.has(id) ? [[id, 'leads']] : [];
    const clashes = formerLeaders(person)?.some(
      (leader) => then.get(leader)?.includes(id) || (counts.get(leader) ?? 0) > mostSubordinates,
    );
    return clashes ? [[id, 'leadersClash']] : [];
  });
}
