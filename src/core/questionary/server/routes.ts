import { noteAudit } from '#core/audit/server/note.ts';
import { listNames } from '#core/directory/server/queries.ts';
import { subdivision } from '#core/directory/server/tables/directory.ts';
import { excuse as excuseCall } from '#core/questionary/contract/decline/excuse.ts';
import { getFirstDay } from '#core/questionary/contract/first-day.ts';
import {
  getQuestionary,
  getQuestionaryList,
  getQuestionaryStructure,
} from '#core/questionary/contract/questionary.ts';
import {
  createQuestionary,
  deleteQuestionary,
  duplicateQuestionary,
  inviteAgain,
  remind,
  updateQuestionary,
  updateQuestionaryStatus,
} from '#core/questionary/contract/questionary-change.ts';
import { suggestParticipants } from '#core/questionary/contract/questionary-from-structure.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { type Call, on, type Route } from '#platform/server/http/call.ts';
import { inBrand } from '#platform/server/http/in-brand.ts';
import { archiveQuestionary } from './archive-questionary.ts';
import { changeSeen, inView } from './change-seen.ts';
import { createQuestionary as create } from './create-questionary.ts';
import { excuse } from './decline/excuse.ts';
import { isSubjectOf } from './decline/queries.ts';
import { deleteQuestionary as remove } from './delete-questionary.ts';
import { getDetail } from './detail.ts';
import { duplicateQuestionary as duplicate } from './duplicate-questionary.ts';
import { suggestParticipants as suggest } from './from-structure/suggest-participants.ts';
import { completeQuestionary } from './move-end.ts';
import { noteQuestionary } from './note-questionary.ts';
import { presentRow } from './present.ts';
import { readFirstDay } from './record/first-day-queries.ts';
import { countAssignments, countSubjects, listQuestionaries } from './record/list-queries.ts';
import { getFirstRules, lockQuestionary } from './record/queries.ts';
import { namedWords } from './structure.ts';
import { updateQuestionary as update } from './update-questionary.ts';
import { inviteAgain as invite } from './work/invite-again.ts';
import { nobodyToRemind, remindQuestionary } from './work/remind.ts';
import { saySent } from './work/say-sent.ts';
import { startWork } from './work/start-work.ts';

const change = changeSeen({ lock: lockQuestionary, show: getDetail, note: noteQuestionary });

export const routes: Route[] = [
  on(getQuestionaryStructure)((call) =>
    inBrand(call, async (scope) => {
      const subdivisions = await listNames(scope, subdivision);
      const subdivisionCollection = subdivisions.map(({ id, name }) => ({ id, name }));
      const newQuestionary = await getFirstRules(scope);
      return { data: { ...namedWords(call.t), subdivisionCollection, newQuestionary } };
    }),
  ),
  on(getFirstDay)((call) => inBrand(call, async (scope) => ({ data: await readFirstDay(scope) }))),
  on(getQuestionaryList)((call) => inBrand(call, (scope) => list(scope, call))),
  on(getQuestionary)((call) =>
    inView(call, async (scope, view) => ({ data: await getDetail(scope, call.params.id, view) })),
  ),
  on(suggestParticipants)((call) =>
    inBrand(call, async (scope) => {
      const subjectIds = call.body.employeeList.map(({ id }) => id);
      return { data: await suggest(scope, subjectIds) };
    }),
  ),
  on(createQuestionary)((call) =>
    inView(call, async (scope, view) => {
      const data = await getDetail(scope, await create(scope, call.body, view.now), view);
      await noteQuestionary(scope, call, 'create', data);
      return { data, message: call.t('questionaryMessages.created') };
    }),
  ),
  on(updateQuestionary)((call) => {
    const { id, version, ...form } = call.body;
    return change(call, { id, version }, async (scope, row, view) => {
      const details = await update(scope, row, form, view);
      return { verb: 'update', details, message: call.t('questionaryMessages.saved') };
    });
  }),
  on(updateQuestionaryStatus)((call) =>
    change(call, call.body, async (scope, row, view) => {
      if (call.body.status === 'inwork') {
        const details = await startWork(scope, row, {
          ...view,
          by: call.actor.accountId,
          held: call.body.held,
        });
        return {
          verb: 'toWork',
          details,
          message: await saySent(scope, row.id, { ...view, t: call.t }),
        };
      }
      if (call.body.status === 'done') {
        const details = await completeQuestionary(scope, row, view);
        return { verb: 'update', details, message: call.t('questionaryMessages.completing') };
      }
      await archiveQuestionary(scope, row, view.now);
      return { verb: 'archive', message: call.t('questionaryMessages.archived') };
    }),
  ),
  on(inviteAgain)((call) =>
    change(call, { id: call.body.id }, async (scope, row, view) => {
      await invite(scope, row, call.body.employeeId, view);
      // The log does not say who was invited: it would tell that they had not answered by then.
      return { verb: 'inviteAgain', message: call.t('questionaryMessages.invitedAgain') };
    }),
  ),
  on(excuseCall)((call) =>
    inView(call, async (scope, view) => {
      const { id, isExcused } = call.body;
      await excuse(scope, await lockQuestionary(scope, id), call.body, view);
      // The log says neither who nor where: whoever reads it may be assessed there themselves.
      await noteAudit(scope, call, { verb: 'excuse', kind: 'questionary', id: null, name: '' });
      const message = call.t(`questionaryMessages.${isExcused ? 'excused' : 'unexcused'}`);
      return { data: await getDetail(scope, id, view), message };
    }),
  ),
  on(remind)((call) =>
    inView(call, async (scope, view) => {
      const row = await lockQuestionary(scope, call.params.id);
      const letterCount = await remindQuestionary(scope, row, view);
      const isOwn = await isSubjectOf(scope, row.id, view.employeeId);
      if (letterCount === 0 && !isOwn) throw nobodyToRemind(view);
      // The log does not say who was reminded: it would tell that they had not answered by then.
      await noteQuestionary(scope, call, 'remind', await getDetail(scope, row.id, view));
      // How many are still awaited would tell those who are assessed how many have declined.
      if (isOwn) {
        return { data: { letterCount: null }, message: call.t('questionaryMessages.remindedAll') };
      }
      const message = call.t('questionaryMessages.reminded', { count: letterCount });
      return { data: { letterCount }, message };
    }),
  ),
  on(duplicateQuestionary)((call) =>
    inView(call, async (scope, view) => {
      const row = await lockQuestionary(scope, call.body.id);
      const data = await getDetail(scope, await duplicate(scope, row, view), view);
      await noteQuestionary(scope, call, 'duplicate', data);
      const isLikeIt = data.periodType === row.periodType;
      const said = isLikeIt ? 'duplicated' : 'duplicatedQuarterly';
      return { data, message: call.t(`questionaryMessages.${said}`) };
    }),
  ),
  on(deleteQuestionary)((call) =>
    inView(call, async (scope, view) => {
      const row = await lockQuestionary(scope, call.params.id);
      const deleted = await getDetail(scope, row.id, view);
      await remove(scope, row);
      await noteQuestionary(scope, call, 'delete', deleted);
      return { message: call.t('questionaryMessages.deleted') };
    }),
  ),
];

async function list(scope: Scope, { query, t, actor }: Call<typeof getQuestionaryList>) {
  const { rows, count } = await listQuestionaries(scope, query);
  const ids = rows.map(({ row }) => row.id);
  const assignments = await countAssignments(scope, ids, actor.employeeId);
  const subjects = await countSubjects(scope, ids);
  const none = { passedCount: 0, totalCount: 0 };
  const data = rows.map((row) =>
    presentRow(row, assignments.get(row.row.id) ?? none, subjects.get(row.row.id) ?? 0, {
      t,
      permissions: actor.permissions,
    }),
  );
  return { data, count };
}
