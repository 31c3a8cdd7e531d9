import { beforeAll, expect, test } from 'vitest';
import { excuse } from '#core/questionary/contract/decline/excuse.ts';
import {
  type QuestionaryVerb,
  questionaryVerbs,
} from '#core/questionary/contract/policy/questionary.ts';
import { getQuestionary, getQuestionaryList } from '#core/questionary/contract/questionary.ts';
import {
  deleteQuestionary,
  duplicateQuestionary,
  inviteAgain,
  remind,
  updateQuestionary,
  updateQuestionaryStatus,
} from '#core/questionary/contract/questionary-change.ts';
import { createPartialReport } from '#core/report/contract/report.ts';
import { type QuestionaryStatus, questionaryStatuses } from '#platform/contract/rules/methods.ts';
import { type Company, inBrand } from '#test/factories.ts';
import { createOne, formFrom, startOne } from '#test/screen/questionary-form.ts';
import { enter, makeTwoCompanies } from '#test/start/beginnings.ts';
import { startApp, testNow } from '#test/start/start-app.ts';
import { markDone } from './mark-done.ts';

/** What `can` says of a questionary, and what the server does when it is asked. */

const house = startApp();
let own: Company;
let employee: string;

beforeAll(async () => {
  ({ own } = await makeTwoCompanies(house.context));
  employee = (await enter(house.context, own, ['ROLE_EMPLOYEE'])).token;
});

async function questionaryAt(status: QuestionaryStatus) {
  const supervisor = { id: own.people[1]!, type: 'supervisor' as const };
  const form = { method: '90' as const, isAnonymous: false, participantList: [supervisor] };
  if (status === 'created') return (await createOne(house, own, form)).id;
  const { id } = await startOne(house, own, form);
  const clock = { now: new Date(testNow), timeZone: 'Europe/Moscow' };
  if (status !== 'inwork')
    await inBrand(house.context.database, own.brandId, (scope) => markDone(scope, id, clock));
  if (status === 'archived') {
    const body = { id, status: 'archived' as const };
    await house.call(updateQuestionaryStatus, { token: own.hrToken, body });
  }
  return id;
}

const read = async (id: string) =>
  (await house.call(getQuestionary, { token: own.hrToken, params: { id } })).body.data;

const ask: Record<
  QuestionaryVerb,
  (id: string, token: string) => Promise<{ status: number; body: unknown }>
> = {
  update: async (id, token) =>
    house.call(updateQuestionary, { token, body: formFrom(await read(id)) }),
  duplicate: (id, token) => house.call(duplicateQuestionary, { token, body: { id } }),
  toWork: (id, token) =>
    house.call(updateQuestionaryStatus, { token, body: { id, status: 'inwork' } }),
  complete: (id, token) =>
    house.call(updateQuestionaryStatus, { token, body: { id, status: 'done' } }),
  archive: (id, token) =>
    house.call(updateQuestionaryStatus, { token, body: { id, status: 'archived' } }),
  delete: (id, token) => house.call(deleteQuestionary, { token, params: { id } }),
  remind: (id, token) => house.call(remind, { token, params: { id } }),
  inviteAgain: (id, token) =>
    house.call(inviteAgain, { token, body: { id, employeeId: own.people[1]! } }),
  excuse: (id, token) =>
    house.call(excuse, { token, body: { id, employeeId: own.people[1]!, isExcused: true } }),
  makeInterim: (id, token) =>
    house.call(createPartialReport, { token, body: { questionaryId: id } }),
};

/** Whether its status was the reason. Others, such as that nobody has answered yet, are not the policy's. */
const isRefused = ({ body }: { body: unknown }) =>
  ((body as { errors?: { path: string }[] }).errors ?? []).some(({ path }) => path === 'status');

test.each(questionaryStatuses)(
  'what `can` says at %s is done, and nothing else',
  async (status) => {
    const id = await questionaryAt(status);
    const { can } = await read(id);
    for (const verb of questionaryVerbs)
      expect([verb, (await ask[verb](id, employee)).status]).toEqual([verb, 403]);
    for (const verb of questionaryVerbs.filter((one) => !can.includes(one)))
      expect([verb, isRefused(await ask[verb](id, own.hrToken))]).toEqual([verb, true]);
    for (const verb of can) {
      const another = await questionaryAt(status);
      expect([verb, isRefused(await ask[verb](another, own.hrToken))]).toEqual([verb, false]);
    }
  },
);

test('rows of the list say the same as the questionary', async () => {
  const { body } = await house.call(getQuestionaryList, { token: own.hrToken, query: {} });
  for (const { id, can } of body.data) expect(can).toEqual((await read(id)).can);
});
