import type { QuestionaryDetail } from '#core/questionary/contract/questionary.ts';
import {
  type FormValues,
  formRoles,
  inRoles,
  overTheirs,
  type PickedRole,
  valuesOf,
} from '#core/questionary/web/form-rules.ts';
import { type FullyNamed, fullName, loggedLocale } from '#platform/contract/rules/names.ts';
import type { Locale, TextKey } from '#platform/texts/t.ts';

/** A field that somebody else changed: the old value, theirs, and the one in the form. */
export interface Change {
  field: ChangedField;
  before: Shown;
  theirs: Shown;
  yours: Shown;
}
type ValueField = Exclude<keyof FormValues, 'participants'> | PickedRole;
export type ChangedField = 'status' | ValueField;
/** The fields' names as in the form. */
export const labels = {
  status: 'questionaryDetail.status',
  method: 'questionaryForm.method',
  dateStart: 'questionaryForm.dateStart',
  dateEnd: 'questionaryForm.dateEnd',
  type: 'questionaryForm.type',
  positionId: 'questionaryForm.position',
  subdivisionId: 'questionaryForm.subdivision',
  employeeList: 'questionaryForm.employees',
  competenceList: 'questionaryForm.competencies',
  supervisor: 'reviewerRoles.supervisor',
  colleague: 'reviewerRoles.colleague',
  subordinate: 'reviewerRoles.subordinate',
  customer: 'reviewerRoles.customer',
  periodType: 'questionaryForm.period',
  askAgainWeeks: 'questionaryForm.askAgain.label',
  isAnonymous: 'questionaryForm.isAnonymous',
  smallGroups: 'smallGroups.label',
} as const satisfies Record<ChangedField, TextKey>;

interface Words {
  /** Turns chosen ids into names. */
  placeName: (id: string) => string;
  locale: Locale;
}

/** A value to show: a name, several names, yes or no. */
export type Shown = string | readonly string[] | boolean;

/** What changed between two saved states, with the form's own values. */
export function changesOf(
  before: QuestionaryDetail,
  theirs: QuestionaryDetail,
  yours: FormValues,
  words: Words,
): Change[] {
  const was = shownOf(valuesOf(before), words);
  const now = shownOf(valuesOf(theirs), words);
  const mine = shownOf(yours, words);
  const fields = Object.keys(was) as ValueField[];
  const changed = fields
    .filter((field) => keyOf(was[field]) !== keyOf(now[field]))
    .map((field) => ({ field, before: was[field], theirs: now[field], yours: mine[field] }));
  const status: Change[] =
    before.status === theirs.status
      ? []
      : [{ field: 'status', before: before.status, theirs: theirs.status, yours: before.status }];
  return [...status, ...changed];
}

/**
 * The fields of mine that saving over theirs would not save: in work only the last day and further
 * participants can change.
 */
export function lostOver(
  before: QuestionaryDetail,
  theirs: QuestionaryDetail,
  yours: FormValues,
): ValueField[] {
  const asIs: Words = { placeName: (id) => id, locale: loggedLocale };
  const was = shownOf(valuesOf(before), asIs);
  const mine = shownOf(yours, asIs);
  const saved = shownOf(overTheirs(yours, theirs), asIs);
  return (Object.keys(was) as ValueField[]).filter((field) =>
    isRole(field)
      ? isUnheard(namesIn(was[field]), namesIn(mine[field]), namesIn(saved[field]))
      : keyOf(mine[field]) !== keyOf(was[field]) && keyOf(mine[field]) !== keyOf(saved[field]),
  );
}

/** Whether somebody I added is not saved, or somebody I removed stays. */
const isUnheard = (was: readonly string[], mine: readonly string[], saved: readonly string[]) =>
  mine.some((name) => !was.includes(name) && !saved.includes(name)) ||
  was.some((name) => !mine.includes(name) && saved.includes(name));

const isRole = (field: ValueField): field is PickedRole =>
  (formRoles as readonly string[]).includes(field);
const namesIn = (shown: Shown): readonly string[] => (typeof shown === 'object' ? shown : []);

function shownOf(values: FormValues, { placeName, locale }: Words): Record<ValueField, Shown> {
  const named = (one: FullyNamed) => fullName(one, locale);
  const { positionId, subdivisionId, participants } = values;
  return {
    method: values.method,
    dateStart: values.dateStart,
    dateEnd: values.dateEnd,
    type: values.type,
    positionId: positionId && placeName(positionId),
    subdivisionId: subdivisionId && placeName(subdivisionId),
    employeeList: values.employeeList.map(named),
    competenceList: values.competenceList.map(({ name }) => name),
    ...inRoles((role) => participants[role].map(named)),
    periodType: values.periodType,
    askAgainWeeks: String(values.askAgainWeeks ?? ''),
    isAnonymous: values.isAnonymous,
    smallGroups: values.smallGroups,
  };
}

/** The same items in another order are not a change. */
const keyOf = (shown: Shown): string =>
  typeof shown === 'object' ? JSON.stringify([...shown].sort()) : String(shown);
