import { beforeEach, describe, expect, test } from 'vitest';
import { testingBegin } from '#core/answering/contract/answering.ts';
import { getAuditList } from '#core/audit/contract/audit.ts';
import {
  deleteQuestionary,
  updateQuestionary,
  updateQuestionaryStatus,
} from '#core/questionary/contract/questionary-change.ts';
import { exportReport } from '#core/report/contract/report.ts';
import { createOne, formFrom } from '#test/screen/questionary-form.ts';
import { enter } from '#test/start/beginnings.ts';
import { startAsking } from '#test/start/start-asking.ts';

const asking = startAsking();
const { house } = asking;
let token: string;

beforeEach(async () => {
  ({ token } = await enter(house.context, asking.company, ['ROLE_ADMIN']));
});

const list = async () => (await house.call(getAuditList, { token })).body.data;
const move = (id: string, status: string) =>
  house.call(updateQuestionaryStatus, { token, body: { id, status } });

describe('answering', () => {
  test('leaves no trace in the journal', async () => {
    const before = await list();
    for (const person of asking.company.people.slice(0, 5)) {
      const link = await asking.tokenOf(person);
      const { questionaryId, employeeId } = (await asking.open(link)).body.data.testing ?? {};
      await house.call(testingBegin, { token: link, body: { questionaryId, employeeId } });
      expect((await asking.answer(link)).status).toBe(200);
    }
    await asking.work();
    expect(await list()).toEqual(before);
  });
});

describe('a questionary', () => {
  test('is noted with its number and whom it is about, from creation to the end', async () => {
    const { company } = asking;
    const made = await createOne(house, company, { employeeList: [{ id: company.people[7]! }] });
    const form = formFrom(made);
    await house.call(updateQuestionary, {
      token,
      body: { ...form, dateEnd: '2026-07-05', participantList: form.participantList.slice(0, 2) },
    });
    await move(made.id, 'archived');
    const rows = (await list()).filter(({ entityId }) => entityId === made.id);
    const { number } = made;
    expect(rows.map(({ verb, details }) => [verb, details])).toEqual([
      ['archive', { number }],
      ['update', { number, fieldList: ['dateEnd', 'participantList'] }],
      ['create', { number }],
    ]);
    expect(new Set(rows.map(({ name }) => name))).toEqual(new Set(['Инженер']));
  });

  test('about nobody yet has no name, in any language', async () => {
    const given = { type: 'surname' as const, positionId: null, employeeList: [] };
    const { id } = await createOne(house, asking.company, given);
    await house.call(deleteQuestionary, { token, params: { id } });
    expect((await list()).slice(0, 2).map(({ verb, name }) => [verb, name])).toEqual([
      ['delete', ''],
      ['create', ''],
    ]);
  });

  test('begun later, as raters can’t be asked before, says so (rule 26)', async () => {
    await move(asking.questionary.id, 'archived');
    const made = await createOne(house, asking.company);
    expect((await move(made.id, 'inwork')).status).toBe(409);
    const body = { id: made.id, status: 'inwork' as const, held: 'later' as const };
    expect((await house.call(updateQuestionaryStatus, { token, body })).status).toBe(200);
    expect((await list())[0]).toMatchObject({
      verb: 'toWork',
      details: { number: made.number, fieldList: ['dateStart', 'dateEnd'] },
    });
  });
});

test('a report taken as a file is noted: who, whose, which', async () => {
  const { people } = asking.company;
  for (const person of people.slice(0, 5)) await asking.answer(await asking.tokenOf(person));
  await asking.work();
  const query = { questionaryId: asking.questionary.id, employeeId: people[0]! };
  expect((await house.call(exportReport, { token, query })).status).toBe(200);
  const { number, id: questionaryId } = asking.questionary;
  const [row] = await list();
  expect(row).toMatchObject({ verb: 'export', kind: 'report', entityId: people[0] });
  expect(row?.details).toEqual({ questionaryId, number, format: 'pdf', isInterim: false });
  const nobody = { ...query, employeeId: people[5]! };
  expect((await house.call(exportReport, { token, query: nobody })).status).toBe(404);
  expect((await list())[0]?.id).toBe(row?.id);
});
