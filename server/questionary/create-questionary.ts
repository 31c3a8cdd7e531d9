import { randomUUID } from 'node:crypto';
import type { QuestionaryForm } from '#contract/questionary.ts';
import type { Scope } from '#server/db/scope.ts';
import { invalid } from '#server/errors.ts';
import { findKnown } from './form-queries.ts';
import {
  type Columns,
  insertQuestionary,
  type Lists,
  replaceLists,
  takeNumber,
} from './queries.ts';
import { formIssues, pickedParticipants } from './rules.ts';

/** Saves a new questionary and answers its id; 400 with every wrong field. */
export async function createQuestionary(
  scope: Scope,
  form: QuestionaryForm,
  now: Date,
): Promise<string> {
  await requireValid(scope, form);
  return insertWithLists(scope, columnsOf(form), listsOf(form), now);
}

/** A new row with its number and its lists. */
export async function insertWithLists(scope: Scope, columns: Columns, lists: Lists, now: Date) {
  const id = randomUUID();
  const number = await takeNumber(scope);
  await insertQuestionary(scope, { ...columns, id, number, createdAt: now });
  await replaceLists(scope, id, lists);
  return id;
}

export async function requireValid(scope: Scope, form: QuestionaryForm): Promise<void> {
  const issues = formIssues(form, await findKnown(scope, form));
  if (issues.length > 0) throw invalid(...issues);
}

/** What of a form stands in the questionary's own row: a place only where the type asks for it. */
export function columnsOf(form: QuestionaryForm): Columns {
  const { method, type, dateStart, dateEnd, isAnonymous } = form;
  return {
    ...{ method, type, dateStart, dateEnd, isAnonymous },
    positionId: type === 'position' ? (form.positionId ?? null) : null,
    subdivisionId: type === 'subdivision' ? (form.subdivisionId ?? null) : null,
    periodType: form.periodType ?? null,
  };
}

export const listsOf = (form: QuestionaryForm): Lists => ({
  employeeIds: form.employeeList.map(({ id }) => id),
  competenceIds: form.competenceList.map(({ id }) => id),
  participants: pickedParticipants(form),
});
