import {
  createCommonQuestion,
  deleteCommonQuestion,
  getCommonQuestionList,
  updateCommonQuestion,
} from '#contract/common-question.ts';
import { noteAudit } from '#server/audit/note.ts';
import { changedFields } from '#server/audit/rules.ts';
import { lockBrand } from '#server/brand/queries.ts';
import type { Scope } from '#server/db/scope.ts';
import { stale } from '#server/errors.ts';
import { on, type Route } from '#server/http/call.ts';
import { type BrandCall, inBrand } from '#server/http/in-brand.ts';
import { getCommonQuestion, listCommonQuestions } from './queries.ts';
import {
  createCommonQuestion as create,
  removeCommonQuestion,
  saveCommonQuestion,
} from './save-common-question.ts';

const kind = 'commonQuestion';

export const routes: Route[] = [
  on(getCommonQuestionList)((call) =>
    inBrand(call, (scope) => listCommonQuestions(scope, call.query, call.locale)),
  ),
  on(createCommonQuestion)((call) =>
    changeList(call, async (scope) => {
      const { id: _, ...form } = call.body;
      const id = await create(scope, form);
      const data = await getCommonQuestion(scope, id);
      await noteAudit(scope, call, { verb: 'create', kind, id, name: data.text.ru });
      return { data, message: call.t('directoryMessages.commonQuestion.created') };
    }),
  ),
  on(updateCommonQuestion)((call) =>
    changeList(call, async (scope) => {
      const { id, version, ...form } = call.body;
      const saved = await getCommonQuestion(scope, id);
      if (version !== undefined && version !== saved.version) throw stale(saved);
      await saveCommonQuestion(scope, id, form);
      const data = await getCommonQuestion(scope, id);
      const details = { fieldList: changedFields(kind, saved, data) };
      await noteAudit(scope, call, { verb: 'update', kind, id, name: data.text.ru, details });
      return { data, message: call.t('directoryMessages.commonQuestion.saved') };
    }),
  ),
  on(deleteCommonQuestion)((call) =>
    changeList(call, async (scope) => {
      const { id, text } = await getCommonQuestion(scope, call.params.id);
      await removeCommonQuestion(scope, id);
      await noteAudit(scope, call, { verb: 'delete', kind, id, name: text.ru });
      return { message: call.t('directoryMessages.commonQuestion.deleted') };
    }),
  ),
];

const changeList = <R>(call: BrandCall, work: (scope: Scope) => Promise<R>): Promise<R> =>
  inBrand(call, async (scope) => {
    await lockBrand(scope);
    return work(scope);
  });
