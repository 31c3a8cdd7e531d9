import {
  type CommonQuestion,
  createCommonQuestion,
  deleteCommonQuestion,
  getCommonQuestionList,
  updateCommonQuestion,
} from '#contract/people/common-question.ts';
import { lockBrand } from '#server/company/brand/queries.ts';
import {
  createEntry,
  type Directory,
  deleteEntry,
  updateEntry,
} from '#server/people/directory/change-entry.ts';
import { on, type Route } from '#server/platform/http/call.ts';
import { inBrand } from '#server/platform/http/in-brand.ts';
import { getCommonQuestion, listCommonQuestions } from './queries.ts';
import {
  createCommonQuestion as create,
  removeCommonQuestion,
  saveCommonQuestion,
} from './save-common-question.ts';

const commonQuestions: Directory<CommonQuestion> = {
  kind: 'commonQuestion',
  nameOf: ({ text }) => text.ru,
  // Locks the whole list, as the places of all the other questions may change too.
  lock: lockBrand,
  get: getCommonQuestion,
};

export const routes: Route[] = [
  on(getCommonQuestionList)((call) =>
    inBrand(call, (scope) => listCommonQuestions(scope, call.query, call.locale)),
  ),
  on(createCommonQuestion)((call) =>
    createEntry(call, commonQuestions, (scope) => create(scope, call.body)),
  ),
  on(updateCommonQuestion)((call) =>
    updateEntry(call, commonQuestions, (scope) =>
      saveCommonQuestion(scope, call.body.id, call.body),
    ),
  ),
  on(deleteCommonQuestion)((call) => deleteEntry(call, commonQuestions, removeCommonQuestion)),
];
