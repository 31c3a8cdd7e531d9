import type {
  FormField,
  OwnField,
  QuestionaryForm,
} from '#core/questionary/contract/questionary.ts';
import { weeksOf } from '#core/questionary/contract/rules/ask-again.ts';
import type { Issue } from '#platform/contract/call/issues.ts';
import type { Lists } from './lists-queries.ts';
import type { OwnColumns } from './queries.ts';
import { pickedParticipants } from './rules.ts';

/** How each field of the form relates to a saved questionary. */

/** A form in which nothing is left to the company or to what is saved. */
export type WholeForm = QuestionaryForm & Pick<OwnColumns, 'smallGroups'>;

/**
 * The row's part of a form or of a saved row. It has a place only where the type asks for one, and asks again only where
 * it may.
 */
export function ownColumns(from: Pick<WholeForm, OwnField>): OwnColumns {
  const { type, positionId = null, subdivisionId = null } = from;
  return {
    method: from.method,
    type,
    positionId: type === 'position' ? positionId : null,
    subdivisionId: type === 'subdivision' ? subdivisionId : null,
    dateStart: from.dateStart,
    dateEnd: from.dateEnd,
    periodType: from.periodType ?? null,
    askAgainWeeks: weeksOf(from),
    isAnonymous: from.isAnonymous,
    smallGroups: from.smallGroups,
  };
}

export const listsOf = (form: QuestionaryForm): Lists => ({
  employeeIds: idsOf(form.employeeList),
  competenceIds: idsOf(form.competenceList),
  participants: pickedParticipants(form),
});

/** A saved questionary, as far as a form changes it. */
export interface Saved extends OwnColumns, Lists {}

type IsChanged = (form: QuestionaryForm, saved: Saved) => boolean;

/** Fields that are locked in work, each with a check whether it has changed (rule 17). */
const inWork: Record<FormField, IsChanged | 'open'> = {
  method: (form, saved) => form.method !== saved.method,
  dateStart: (form, saved) => form.dateStart !== saved.dateStart,
  dateEnd: 'open',
  type: (form, saved) => form.type !== saved.type,
  positionId: (form, { type, positionId }) => type === 'position' && form.positionId !== positionId,
  subdivisionId: (form, { type, subdivisionId }) =>
    type === 'subdivision' && form.subdivisionId !== subdivisionId,
  employeeList: (form, saved) => !hasSameMembers(form.employeeList, saved.employeeIds),
  competenceList: (form, saved) => !hasSameMembers(form.competenceList, saved.competenceIds),
  // Participants may be added; keptParticipantIssues checks those already there.
  participantList: 'open',
  periodType: (form, saved) => (form.periodType ?? null) !== saved.periodType,
  askAgainWeeks: (form, saved) => weeksOf(form, saved.askAgainWeeks) !== saved.askAgainWeeks,
  isAnonymous: (form, saved) => form.isAnonymous !== saved.isAnonymous,
  smallGroups: ({ smallGroups }, saved) =>
    smallGroups !== undefined && smallGroups !== saved.smallGroups,
};

/** Issues for fields that are locked in work but have changed. */
export function lockedIssues(saved: Saved, form: QuestionaryForm): Issue[] {
  return Object.entries(inWork)
    .filter(([, isChanged]) => isChanged !== 'open' && isChanged(form, saved))
    .map(([path]) => ({ path, key: 'questionaryMessages.lockedInWork' }));
}

function hasSameMembers(given: readonly { id: string }[], saved: readonly string[]): boolean {
  const ids = new Set(idsOf(given));
  const isTwice = ids.size < given.length;
  return !isTwice && ids.size === saved.length && saved.every((id) => ids.has(id));
}

/** The form that the activity log compares before and after. Another order of people is no change. */
export function comparable(saved: Saved): Record<FormField, unknown> {
  return {
    ...ownColumns(saved),
    employeeList: [...saved.employeeIds].sort(),
    competenceList: saved.competenceIds,
    participantList: saved.participants.map(({ id, type }) => `${id} ${type}`).sort(),
  };
}

const idsOf = (list: readonly { id: string }[]): string[] => list.map(({ id }) => id);
