import { lockBrand } from '#core/company/server/queries.ts';
import {
  mostOpenQuestions,
  type OpenQuestionForm,
} from '#core/open-question/contract/open-question.ts';
import type { Localized } from '#platform/contract/call/fields.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { conflict } from '#platform/server/shared/errors.ts';
import { commonQuestions, listOrder, renumber } from './queries.ts';

/** Creates a question and returns its id. Locks the list first. */
export async function createOpenQuestion(scope: Scope, form: OpenQuestionForm): Promise<string> {
  await lockBrand(scope);
  const ids = await listOrder(scope);
  if (ids.length >= mostOpenQuestions) {
    const params = { max: mostOpenQuestions };
    throw conflict({ path: 'text', key: 'directoryMessages.tooManyQuestions', params });
  }
  const last = ids.length + 1;
  const id = await commonQuestions.insert(scope, { ...columnsOf(form), order: last });
  await renumber(scope, moved(ids, id, form.order ?? last));
  return id;
}

/** Saves a question and moves it to its place. The list must be locked. */
export async function saveOpenQuestion(
  scope: Scope,
  id: string,
  form: OpenQuestionForm,
): Promise<void> {
  await commonQuestions.update(scope, id, columnsOf(form));
  if (form.order === undefined) return;
  await renumber(scope, moved(await listOrder(scope), id, form.order));
}

export async function removeOpenQuestion(scope: Scope, id: string): Promise<void> {
  await commonQuestions.remove(scope, id);
  await renumber(scope, await listOrder(scope));
}

/** The ids with `id` moved to `place`, counted from 1. A place beyond the end means the end. */
export function moved(ids: readonly string[], id: string, place: number): string[] {
  return ids.filter((other) => other !== id).toSpliced(place - 1, 0, id);
}

function columnsOf({ text, type, isRequired }: OpenQuestionForm) {
  const { ru, en } = text;
  const kept: Localized = en ? { ru, en } : { ru };
  return { text: kept, type, isRequired };
}
