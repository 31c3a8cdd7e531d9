import type { QuestionaryDetail } from '#contract/questionary.ts';
import { fullName } from '#contract/rules/names.ts';
import {
  type FormValues,
  type PickedRole,
  pickedRoles,
  valuesOf,
} from '#web/questionary/form-rules.ts';

/** A field that somebody else changed: as it was, as they saved it, as it stands in the form. */
export interface Change {
  field: ChangedField;
  before: Shown;
  theirs: Shown;
  yours: Shown;
}
export type ChangedField =
  | 'status'
  | 'method'
  | 'dateStart'
  | 'dateEnd'
  | 'type'
  | 'position'
  | 'subdivision'
  | 'employeeList'
  | 'competenceList'
  | 'periodType'
  | 'isAnonymous'
  | PickedRole;
/** A name to be shown, several of them, a word of the catalogues, or nothing. */
export type Shown = string | readonly string[] | boolean;

/** What changed between two saved states, with the form's own values; `placeName` knows chosen ids. */
export function changesOf(
  before: QuestionaryDetail,
  theirs: QuestionaryDetail,
  yours: FormValues,
  placeName: (id: string) => string,
): Change[] {
  const was = shownOf(valuesOf(before), placeName);
  const now = shownOf(valuesOf(theirs), placeName);
  const mine = shownOf(yours, placeName);
  const fields = Object.keys(was) as (keyof typeof was)[];
  const changed = fields
    .filter((field) => keyOf(was[field]) !== keyOf(now[field]))
    .map((field) => ({ field, before: was[field], theirs: now[field], yours: mine[field] }));
  const status: Change[] =
    before.status === theirs.status
      ? []
      : [{ field: 'status', before: before.status, theirs: theirs.status, yours: before.status }];
  return [...status, ...changed];
}

function shownOf(values: FormValues, placeName: (id: string) => string) {
  const { method, dateStart, dateEnd, type, positionId, subdivisionId, periodType } = values;
  const people = Object.fromEntries(
    pickedRoles.map((role) => [role, values.participants[role].map(fullName)]),
  ) as Record<PickedRole, string[]>;
  return {
    method,
    dateStart,
    dateEnd,
    type,
    position: positionId && placeName(positionId),
    subdivision: subdivisionId && placeName(subdivisionId),
    employeeList: values.employeeList.map(fullName),
    competenceList: values.competenceList.map(({ name }) => name),
    ...people,
    periodType,
    isAnonymous: values.isAnonymous,
  } satisfies Partial<Record<ChangedField, Shown>>;
}

/** The order of a list is no change. */
const keyOf = (shown: Shown): string =>
  typeof shown === 'object' ? JSON.stringify([...shown].sort()) : String(shown);
