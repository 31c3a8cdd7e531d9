import { describe, expect, test } from 'vitest';
import { sendResult, testingBegin } from '#core/answering/contract/answering.ts';
import { updateQuestionary } from '#core/questionary/contract/questionary-change.ts';
import { dumpTables } from '#test/file/dump.ts';
import { answersFor } from '#test/report/answers.ts';
import { formFrom } from '#test/screen/questionary-form.ts';
import { startAsking } from '#test/start/start-asking.ts';

const asking = startAsking();
const { house, query, open, tokenOf, sheets } = asking;

/** What a permanently closed link says about itself. */
const closedFor = (isAnswered: boolean) => ({
  isAnswered,
  closedIdList: [asking.questionary.id],
  participantId: asking.company.people[2],
});

describe('a personal link', () => {
  test('shows who is assessed, in which role, and the questions', async () => {
    await query(`update employee set first_name = 'Пётр' where id = $1`, [
      asking.company.people[2],
    ]);
    const { status, body } = await open(await tokenOf(asking.company.people[2]));
    expect(status).toBe(200);
    const { testing, ...rest } = body.data;
    expect(rest).toMatchObject({
      locale: 'ru',
      participant: 'Пётр',
      participantId: asking.company.people[2],
      participantName: expect.stringMatching(/. Пётр$/),
      assignmentList: [{ status: 'no_progress', isActive: true, isOver: false }],
    });
    expect(testing).toMatchObject({
      questionaryId: asking.questionary.id,
      employeeId: asking.company.people[0],
      participantId: asking.company.people[2],
      participantName: rest.participantName,
      participantType: 'colleague',
      isAnonymous: true,
      anonymityThreshold: 3,
      employee: { position: 'Инженер' },
      dateEnd: '2026-06-30',
    });
    expect(testing?.invitedInRole).toHaveLength(2);
    expect(testing?.competenceQuestionList.map(({ questionList }) => questionList.length)).toEqual([
      2, 2,
    ]);
    expect(testing?.competenceQuestionList[0]?.questionList[1]?.questionText.ru).toContain(
      'Слышит других',
    );
    expect(testing?.commonQuestionList.map(({ type }) => type)).toEqual(['text', 'rating']);
  });

  test('tells a supervisor that their answers are attributed', async () => {
    const { body } = await open(await tokenOf(asking.company.people[1]));
    expect(body.data.testing).toMatchObject({ participantType: 'supervisor', isAnonymous: false });
  });

  test('changes nothing, however often a mail scanner opens it', async () => {
    const token = await tokenOf(asking.company.people[2]);
    const before = await dumpTables(house.context.database.pool);
    for (let time = 0; time < 20; time += 1) expect((await open(token)).status).toBe(200);
    expect(await dumpTables(house.context.database.pool)).toEqual(before);
  });

  test('answers once, and then says thank you', async () => {
    const token = await tokenOf(asking.company.people[2]);
    const begin = { questionaryId: asking.questionary.id, employeeId: asking.company.people[0]! };
    expect((await house.call(testingBegin, { token, body: begin })).status).toBe(205);
    expect((await house.call(testingBegin, { token, body: begin })).status).toBe(205);
    const { body } = await open(token);
    expect(body.data.assignmentList[0]?.status).toBe('in_work');
    const payload = answersFor(body.data.testing!);
    const saved = await house.call(sendResult, { token, body: payload });
    expect(saved).toMatchObject({ status: 200, body: { code: 0 } });
    const again = await open(token);
    expect(again).toMatchObject({ status: 404, body: { code: 12, data: closedFor(true) } });
    expect(again.body.message).toContain('вы уже ответили');
    expect((await house.call(testingBegin, { token, body: begin })).status).toBe(404);
    expect(await sheets()).toMatchObject([
      { id: payload.sheetId, answers: [2, 2, 2, 2, 2], respondent_id: null },
    ]);
  });

  test('says kindly that the assessment is over, in the person’s language', async () => {
    const token = await tokenOf(asking.company.people[2]);
    await query(`update employee set locale = 'en' where id = $1`, [asking.company.people[2]]);
    house.setNow('2026-06-30T20:59:00Z');
    expect((await open(token)).status).toBe(200);
    house.setNow('2026-06-30T21:00:00Z');
    const over = await open(token);
    expect(over).toMatchObject({ status: 404, body: { code: 12 } });
    expect(over.body.message).toMatch(/assessment has ended/);
    // The last day may still be moved, so a device keeps what is not sent.
    expect(over.body.data).toEqual({ ...closedFor(false), closedIdList: [] });
    await query(`update questionary set status = 'done'`);
    expect((await open(token)).body.data).toEqual(closedFor(false));
  });

  test.each(['x', 'a'.repeat(43), `${'A'.repeat(22)}.${'b'.repeat(43)}`])(
    'that is none of ours is told from one that is over: %s',
    async (token) => {
      const { status, body } = await open(token);
      expect([status, body.code]).toEqual([404, 12]);
      expect(body.message).toContain('не подходит или больше не действует');
      expect((await house.call(sendResult, { token, body: {} })).status).toBe(401);
    },
  );

  test.each([
    ['whose company is switched off', `update brand set active = false where id = $1`],
    ['that went elsewhere meanwhile', `delete from invitation where brand_id = $1`],
  ])('%s sends nobody without an account to sign in', async (_, statement) => {
    const token = await tokenOf(asking.company.people[2]);
    await query(statement, [asking.company.brandId]);
    const { status, body } = await house.call(sendResult, { token, body: {} });
    expect([status, body.code]).toEqual([401, 3]);
    expect(body.message).toContain('не подходит или больше не действует');
    const stranger = await house.call(sendResult, { token: 'a'.repeat(43), body: {} });
    expect(stranger.body.message).toBe('Войдите, чтобы продолжить');
  });

  test('stops working with its brand', async () => {
    const token = await tokenOf(asking.company.people[2]);
    await query('update brand set active = false where id = $1', [asking.company.brandId]);
    expect((await open(token)).body.message).toContain('не подходит или больше не действует');
  });
});

test('guessing links is slowed down, good ones work on', async () => {
  const token = await tokenOf(asking.company.people[2]);
  for (let time = 0; time < 30; time += 1) expect((await open(token)).status).toBe(200);
  await query('delete from attempt');
  for (let time = 0; time < 100; time += 1) expect((await open(`wrong${time}`)).status).toBe(404);
  const stopped = await open('wrong');
  expect(stopped.status).toBe(429);
  expect(Number(stopped.headers['retry-after'])).toBeGreaterThan(0);
  expect((await open(token)).status).toBe(200);
  house.setNow('2026-06-15T09:16:00Z');
  expect((await open('wrong')).status).toBe(404);
});

test('people added later are named to those who have yet to answer', async () => {
  const form = formFrom(asking.questionary);
  form.participantList.push({ id: asking.company.people[6]!, type: 'colleague' });
  await house.call(updateQuestionary, {
    token: asking.company.hrToken,
    body: { ...form, version: undefined },
  });
  const { body } = await open(await tokenOf(asking.company.people[2]));
  expect(body.data.testing?.invitedInRole).toHaveLength(3);
});

test('who is new in the directory is named with the day since when', async () => {
  await query(`update employee set created_at = $2 where id = $1`, [
    asking.company.people[3],
    '2026-06-01T09:00:00Z',
  ]);
  const { body } = await open(await tokenOf(asking.company.people[2]));
  const since = body.data.testing?.invitedInRole.map(({ newSince }) => newSince);
  expect(since).toEqual(['2026-06-01T09:00:00.000Z', null]);
});
