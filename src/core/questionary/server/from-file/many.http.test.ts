import { beforeAll, describe, expect, test } from 'vitest';
import { getQuestionary, getQuestionaryList } from '#core/questionary/contract/questionary.ts';
import { importMany } from '#core/questionary/contract/questionary-from-file.ts';
import { countStatements } from '#test/database/statements.ts';
import { type Company, inBrand, makePerson, makePosition } from '#test/factories.ts';
import { mailsOf, participantFile } from '#test/file/participant-file.ts';
import { createOne, formRowsOf, startOne } from '#test/screen/questionary-form.ts';
import { makeTwoCompanies } from '#test/start/beginnings.ts';
import { startApp } from '#test/start/start-app.ts';

const house = startApp();
let own: Company;
let other: Company;
/** E-mails by index of `people`. The other brand has its own. */
let mails: string[];
let foreign: string[];

beforeAll(async () => {
  ({ own, other } = await makeTwoCompanies(house.context, { howMany: 10 }, { howMany: 10 }));
  // This one takes a number of the other brand.
  await createOne(house, other);
  mails = await mailsOf(house, own);
  foreign = await mailsOf(house, other);
});

const dates = { dateStart: '2026-06-16', dateEnd: '2026-06-30' };
const many = (
  lines: string[],
  { dryRun = false, headers = {}, ...body }: Record<string, unknown> & { dryRun?: boolean } = {},
) =>
  house.call(importMany, {
    token: own.hrToken,
    query: dryRun ? { dryRun: 'true' } : {},
    body: { method: '360', ...dates, ...body },
    file: participantFile('subjectEmail,email,role', ...lines),
    headers: headers as Record<string, string>,
  });
const listed = async () =>
  (await house.call(getQuestionaryList, { token: own.hrToken, query: { active: 'true' } })).body;

describe('many questionaries', () => {
  const team = () => [
    `${mails[0]},${mails[1]},Руководитель`,
    `${mails[0]},${mails[2]},Коллега`,
    `${mails[3]},${mails[1]},Руководитель`,
    `${mails[0]},${mails[4]},Коллега`,
    `${mails[0]},${mails[5]},Коллега`,
    `${mails[3]},${mails[0]},Клиент`,
  ];

  test('are found in the columns that somebody chose, also in the next file', async () => {
    const send = (query: Record<string, string>, body: object = {}, token = own.hrToken) =>
      house.call(importMany, {
        token,
        query,
        body: { method: '360', ...dates, ...body },
        file: participantFile('Кого;Кто;Кем приходится', `${mails[6]};${mails[1]};Руководитель`),
      });
    const look = async (token?: string) =>
      (await send({ dryRun: 'true' }, {}, token)).body.columns.map(({ field }) => field);
    expect(await look()).toEqual([null, null, null]);
    const columns = JSON.stringify({ 0: 'subjectEmail', 1: 'email', 2: 'role' });
    expect((await send({}, { columns })).body.questionaryList).toHaveLength(1);
    expect(await look()).toEqual(['subjectEmail', 'email', 'role']);
    expect(await look(other.hrToken)).toEqual([null, null, null]);
  });

  test('a dry run says what would be created and creates nothing', async () => {
    const before = (await listed()).count;
    const { status, body } = await many(team(), { dryRun: true });
    expect([status, body.message, body.data]).toEqual([200, 'Файл проверен', []]);
    // The manager of both is one person.
    expect(body.participantCount).toBe(5);
    expect(
      body.questionaryList.map(({ rowIndex, id, number, employee }) => [
        rowIndex,
        id,
        number,
        employee.id,
      ]),
    ).toEqual([
      [2, null, null, own.people[0]],
      [4, null, null, own.people[3]],
    ]);
    expect(body.questionaryList[1]?.participantCountList).toEqual([
      { type: 'supervisor', count: 1, outOf: null, isTooFew: false },
      { type: 'colleague', count: 0, outOf: null, isTooFew: false },
      { type: 'customer', count: 1, outOf: null, isTooFew: true },
      { type: 'subordinate', count: 0, outOf: null, isTooFew: false },
    ]);
    expect(body.questionaryList[0]?.participantCountList[1]).toEqual({
      type: 'colleague',
      count: 3,
      outOf: null,
      isTooFew: false,
    });
    expect(body.warningList).toEqual([expect.stringMatching(/^Клиенты: у 1 оцениваемого/)]);
    expect((await listed()).count).toBe(before);
  });

  test('are found in the columns that somebody chose', async () => {
    const { body } = await house.call(importMany, {
      token: own.hrToken,
      query: { dryRun: 'true' },
      body: {
        method: '360',
        ...dates,
        columns: JSON.stringify({ 0: 'email', 1: 'subjectEmail', 2: 'role' }),
      },
      file: participantFile('От кого,О ком,Кто это', `${mails[1]},${mails[0]},Руководитель`),
    });
    expect(body.questionaryList.map(({ employee }) => employee.id)).toEqual([own.people[0]]);
    expect(body.columns.map(({ field }) => field)).toEqual(['email', 'subjectEmail', 'role']);
  });

  test('creates one of type surname for each subject, numbered in the order of the file', async () => {
    const before = (await listed()).count;
    const { status, body } = await many(team(), { isAnonymous: false });
    expect([status, body.message, body.questionaryList.length]).toEqual([
      200,
      'Созданы 2 анкеты',
      2,
    ]);
    expect(body.warningList).toEqual([]);
    expect((await listed()).count).toBe(before + 2);
    const [first, second] = body.questionaryList;
    expect(second?.number).toBe((first?.number ?? 0) + 1);
    const { data } = (
      await house.call(getQuestionary, { token: own.hrToken, params: { id: first?.id ?? '' } })
    ).body;
    expect(data).toMatchObject({
      ...dates,
      status: 'created',
      type: 'surname',
      method: '360',
      isAnonymous: false,
      periodType: null,
      positionId: null,
      version: 1,
      workErrorList: [],
      held: null,
    });
    expect(data.employeeList.map(({ id }) => id)).toEqual([own.people[0]]);
    expect(data.competenceList.map(({ id }) => id)).toEqual(own.competenceIds);
    expect(data.participantList.map(({ id, type }) => [id, type])).toEqual([
      [own.people[1], 'supervisor'],
      ...[own.people[2], own.people[4], own.people[5]].map((id) => [id, 'colleague']),
    ]);
  });

  test('takes the chosen competencies for all, in their order, and only of this brand', async () => {
    const competenceList = [...own.competenceIds].reverse();
    const { body } = await many(team(), { dryRun: true, competenceList: competenceList.join(',') });
    expect(body.questionaryList.map((one) => one.competenceList.map(({ id }) => id))).toEqual([
      competenceList,
      competenceList,
    ]);
    const mixed = [own.competenceIds[0], other.competenceIds[0]].join(',');
    const wrong = await many(team(), { competenceList: mixed });
    expect([wrong.status, wrong.body.errors?.[0]?.path]).toEqual([400, 'competenceList.1']);
  });

  test('all or nothing: every wrong row is named', async () => {
    const before = (await listed()).count;
    const { database } = house.context;
    const email = 'nobodys.position@example.ru';
    await inBrand(database, own.brandId, async (scope) => {
      const positionId = await makePosition(scope, 'Без компетенций');
      await makePerson(scope, { ...own, positionId, email });
    });
    const { body } = await many([
      ...team(),
      `${mails[0]},${mails[0]},Коллега`,
      `${email},${mails[1]},Руководитель`,
      `${foreign[0]},${mails[1]},Самооценка`,
      `${mails[3]},${mails[1]},Руководитель`,
    ]);
    expect(body.questionaryList).toEqual([]);
    expect(body.data.map(({ rowIndex, errorList }) => [rowIndex, errorList.length])).toEqual([
      [8, 1],
      [9, 1],
      [10, 2],
      [11, 1],
    ]);
    expect(body.data[1]?.errorList[0]).toContain('«Без компетенций»');
    expect((await listed()).count).toBe(before);
    const { body: mended } = await many([`${email},${mails[1]},Руководитель`], {
      dryRun: true,
      competenceList: own.competenceIds[0],
    });
    expect(mended.data).toEqual([]);
  });

  test('says what stands in the way of going to work', async () => {
    const raters = [2, 4, 5, 6].map((at) => ({ id: own.people[at]!, type: 'colleague' as const }));
    const running = await startOne(house, own, {
      employeeList: [{ id: own.people[7]! }],
      participantList: [{ id: own.people[1]!, type: 'supervisor' }, ...raters],
    });
    const { body } = await many(
      [2, 4, 5, 6].map((at) => `${mails[7]},${mails[at]},Коллега`),
      { dryRun: true, headers: { 'accept-language': 'en' } },
    );
    expect(body.questionaryList[0]?.participantCountList[0]).toEqual({
      type: 'supervisor',
      count: 0,
      outOf: null,
      isTooFew: true,
    });
    expect(body.questionaryList[0]?.workError).toContain(
      'Select at least one manager; Assessment #',
    );
    expect(body.inviteeCount).toBe(0);
    expect(body.warningList).toEqual([
      '1 assessment has no manager and can’t be launched until you add one',
      expect.stringContaining(`Assessment #${running.number} is still asking about`),
    ]);
  });

  test('dates the wrong way round are an error at their field', async () => {
    const { status, body } = await many(team(), { dateEnd: '2026-06-01' });
    expect([status, body.errors?.[0]?.path]).toEqual([400, 'dateEnd']);
  });

  test('three hundred subjects with ten raters each are one transaction of a few statements', async () => {
    const { database } = house.context;
    const place = { positionId: own.positionId, subdivisionId: own.subdivisionId };
    const subjects = Array.from({ length: 300 }, (_, at) => `subject${at}@example.ru`);
    await inBrand(database, own.brandId, async (scope) => {
      for (const email of subjects) await makePerson(scope, { ...place, email });
    });
    const lines = subjects.flatMap((subject) =>
      mails
        .slice(0, 10)
        .map((mail, at) => `${subject},${mail},${at === 0 ? 'supervisor' : 'colleague'}`),
    );
    const { reply, statements } = await countStatements(() => many(lines));
    const { body } = reply;
    expect([body.questionaryList.length, body.participantCount]).toEqual([300, 10]);
    // Two of them look at the right once more, after the file was read; five make the cycle.
    expect(statements).toBe(26);
    const numbers = body.questionaryList.map(({ number }) => number ?? 0);
    expect(numbers).toEqual(numbers.map((_, at) => (numbers[0] ?? 0) + at));
    expect(await journal()).toContainEqual({ verb: 'import', details: { createdCount: 300 } });
  });

  const journal = () =>
    formRowsOf(
      house,
      `select verb, details from audit where brand_id = $1 and kind = 'questionary' and verb = 'import'`,
      own.brandId,
    );
});
