import { describe, expect, test } from 'vitest';
import { tasks } from '#app/server/start/tasks.ts';
import {
  getAnsweringList,
  sendResult,
  testingBegin,
  testingStartEmployee,
} from '#core/answering/contract/answering.ts';
import { countTrips } from '#test/database/statements.ts';
import { inBrand, makeMember, signIn } from '#test/factories.ts';
import { queuedJobs } from '#test/fake/queued-jobs.ts';
import { answersFor } from '#test/report/answers.ts';
import { startAsking } from '#test/start/start-asking.ts';

const asking = startAsking();
const { house, query, open, tokenOf, sheets, answer, start, work } = asking;

describe('sending answers', () => {
  test('twice saves once, also when that was the last answer of the link', async () => {
    const token = await tokenOf(asking.company.people[2]);
    const payload = answersFor((await open(token)).body.data.testing!, { text: ' «Ясно» 👍\n' });
    const sent = await Promise.all(
      [1, 2, 3].map(() => house.call(sendResult, { token, body: payload })),
    );
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200]);
    house.setNow('2026-07-02T00:00:00Z');
    expect((await house.call(sendResult, { token, body: payload })).status).toBe(200);
    expect(await sheets()).toHaveLength(1);
  });

  test('waits three times for the database: for the caller, for what is there, for what is saved', async () => {
    await answer(await tokenOf(asking.company.people[2]));
    const token = await tokenOf(asking.company.people[3]);
    const body = answersFor((await open(token)).body.data.testing!);
    expect(await countTrips(() => house.call(sendResult, { token, body }))).toBe(3);
    expect(await sheets()).toHaveLength(2);
  });

  test('with another sheet is refused; the first one stays', async () => {
    const token = await tokenOf(asking.company.people[2]);
    const data = (await open(token)).body.data.testing!;
    const first = answersFor(data);
    await house.call(sendResult, { token, body: first });
    const second = await house.call(sendResult, { token, body: answersFor(data, { answer: 5 }) });
    expect(second).toMatchObject({ status: 409, body: { code: 7, data: { isAnswered: true } } });
    expect(await sheets()).toMatchObject([{ id: first.sheetId, answers: [2, 2, 2, 2, 2] }]);
  });

  test('without a sheet’s number saves once too: sent again, the answers are there already', async () => {
    const token = await tokenOf(asking.company.people[2]);
    const { sheetId: _, ...body } = answersFor((await open(token)).body.data.testing!);
    const sent = await Promise.all([1, 2].map(() => house.call(sendResult, { token, body })));
    sent.push(await house.call(sendResult, { token, body }));
    expect(sent.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(sent[2]?.body).toMatchObject({ code: 7, data: { isAnswered: true } });
    expect(await sheets()).toMatchObject([{ answers: [2, 2, 2, 2, 2] }]);
  });

  test.each([
    ['another mark', { answer: 4 }],
    ['another text', { text: 'Иначе' }],
  ])('of the same sheet with %s is refused; the first stay', async (_, given) => {
    const token = await tokenOf(asking.company.people[2]);
    const data = (await open(token)).body.data.testing!;
    const first = answersFor(data);
    const second = { ...answersFor(data, given), sheetId: first.sheetId };
    await house.call(sendResult, { token, body: first });
    const kept = await sheets();
    expect(await house.call(sendResult, { token, body: second })).toMatchObject({
      status: 409,
      body: { code: 7, message: expect.stringContaining('Сохранены ответы, отправленные раньше') },
    });
    expect((await house.call(sendResult, { token, body: first })).status).toBe(200);
    expect(await sheets()).toEqual(kept);
  });

  test('cannot take a sheet’s number that is somebody else’s', async () => {
    const [first, second] = [
      await tokenOf(asking.company.people[2]),
      await tokenOf(asking.company.people[3]),
    ];
    const payload = answersFor((await open(first)).body.data.testing!);
    await house.call(sendResult, { token: first, body: payload });
    const { status, body } = await house.call(sendResult, { token: second, body: payload });
    expect([status, body.errors?.[0]?.path]).toEqual([400, 'sheetId']);
    expect(await sheets()).toHaveLength(1);
  });

  test('under a number in capitals can be read like any other', async () => {
    const token = await tokenOf(asking.company.people[2]);
    const payload = answersFor((await open(token)).body.data.testing!);
    const body = { ...payload, sheetId: payload.sheetId.toUpperCase() };
    for (const one of [body, payload])
      expect((await house.call(sendResult, { token, body: one })).status).toBe(200);
    expect(await sheets()).toMatchObject([{ id: payload.sheetId, answers: [2, 2, 2, 2, 2] }]);
  });

  test('names every wrong field and saves nothing', async () => {
    const token = await tokenOf(asking.company.people[2]);
    const good = answersFor((await open(token)).body.data.testing!);
    const [first] = good.answerList;
    const wrong = [
      [{ ...good, employeeId: asking.company.people[3] }, 'employeeId'],
      [{ ...good, answerList: good.answerList.slice(1) }, 'answerList'],
      [{ ...good, commonAnswerList: [] }, 'commonAnswerList'],
      [
        {
          ...good,
          answerList: [{ ...first, competenceId: good.sheetId }, ...good.answerList.slice(1)],
        },
        'answerList.0.questionList.0.id',
      ],
      [
        answersFor((await open(token)).body.data.testing!, { text: 'я'.repeat(5001) }),
        'commonAnswerList.0.questionList.0.answer',
      ],
      [
        answersFor((await open(token)).body.data.testing!, { text: `я${'\u0301'.repeat(9)}` }),
        'commonAnswerList.0.questionList.0.answer',
      ],
      [{ ...good, sheetId: 'x' }, 'sheetId'],
    ] as const;
    for (const [body, path] of wrong) {
      const { status, body: answered } = await house.call(sendResult, { token, body });
      expect([status, answered.errors?.[0]?.path]).toEqual([400, path]);
    }
    expect(await sheets()).toEqual([]);
  });

  test('is no longer possible after the last day if it was not begun', async () => {
    const token = await tokenOf(asking.company.people[2]);
    const payload = answersFor((await open(token)).body.data.testing!);
    house.setNow('2026-06-30T21:00:00Z');
    const { status, body } = await house.call(sendResult, { token, body: payload });
    // The last day may still be moved, so this is not for good.
    expect([status, body.message, body.data]).toEqual([
      409,
      'Оценка закончилась, ответы больше не принимаются',
      undefined,
    ]);
    await query(`update questionary set status = 'archived' where id = $1`, [
      asking.questionary.id,
    ]);
    const archived = await house.call(sendResult, { token, body: payload });
    expect([archived.status, archived.body.data]).toEqual([409, { isOver: true }]);
  });

  describe('begun in time', () => {
    const begin = async (person: string | undefined) => {
      const token = await tokenOf(person);
      const { testing } = (await open(token)).body.data;
      const { questionaryId, employeeId } = testing!;
      await house.call(testingBegin, { token, body: { questionaryId, employeeId } });
      return { token, body: answersFor(testing!) };
    };

    test('is accepted for half an hour after the last day', async () => {
      const late = await begin(asking.company.people[2]);
      house.setNow('2026-06-30T21:29:59Z');
      expect((await house.call(sendResult, late)).status).toBe(200);
      expect(await sheets()).toHaveLength(1);
    });

    test('opens again within that half hour, by the link and in the list', async () => {
      const { token, body } = await begin(asking.company.people[2]);
      const { questionaryId } = body;
      const subjectId = asking.company.people[0]!;
      const { database } = house.context;
      const member = await inBrand(database, asking.company.brandId, (scope) =>
        makeMember(scope, ['ROLE_EMPLOYEE'], { employeeId: asking.company.people[2]! }),
      );
      house.setNow('2026-06-30T21:05:00Z');
      const session = await signIn(database, member, house.context.now());
      const filter = {
        'filterList[questionaryId]': questionaryId,
        'filterList[employeeId]': subjectId,
      };
      const visit = (await open(token)).body.data;
      expect(visit.assignmentList[0]).toMatchObject({ status: 'in_work', isActive: true });
      for (const bearer of [token, session]) {
        const got = await house.call(testingStartEmployee, { token: bearer, query: filter });
        expect(got.body.data).toMatchObject({ isActive: true });
        const named = { questionaryId, employeeId: subjectId };
        expect((await house.call(testingBegin, { token: bearer, body: named })).status).toBe(205);
      }
      const { body: list } = await house.call(getAnsweringList, { token: session });
      expect(list.data[0]).toMatchObject({ status: 'in_work', isActive: true });
      expect((await house.call(sendResult, { token, body })).status).toBe(200);
    });

    test('lets nobody begin within that half hour', async () => {
      const token = await tokenOf(asking.company.people[3]);
      house.setNow('2026-06-30T21:05:00Z');
      expect((await open(token)).status).toBe(404);
      const named = {
        questionaryId: asking.questionary.id,
        employeeId: asking.company.people[0]!,
      };
      expect((await house.call(testingBegin, { token, body: named })).status).toBe(404);
    });

    test('is over when that half hour is', async () => {
      const tooLate = await begin(asking.company.people[2]);
      house.setNow('2026-06-30T21:30:00Z');
      expect((await house.call(sendResult, tooLate)).status).toBe(409);
    });
  });

  test('about somebody the sender is not asked about, or about themself, is not found', async () => {
    const token = await tokenOf(asking.company.people[2]);
    const data = (await open(token)).body.data.testing!;
    for (const employeeId of [asking.company.people[5]!, asking.company.people[2]!]) {
      const body = answersFor({ ...data, employeeId });
      expect((await house.call(sendResult, { token, body })).status).toBe(404);
    }
  });

  test('keeps the author where nothing is anonymous', async () => {
    await asking.over();
    await start({ isAnonymous: false });
    await answer(await tokenOf(asking.company.people[2]));
    expect(await sheets()).toMatchObject([{ respondent_id: asking.company.people[2] }]);
  });
});

describe('the last answer', () => {
  test('makes the questionary done, and its reports', async () => {
    for (const person of asking.company.people.slice(0, 5))
      expect((await answer(await tokenOf(person))).status).toBe(200);
    const [row] = await query<{ status: string }>('select status from questionary where id = $1', [
      asking.questionary.id,
    ]);
    expect(row?.status).toBe('done');
    await work();
    expect(
      await query('select from report where questionary_id = $1', [asking.questionary.id]),
    ).toHaveLength(1);
  });

  test('about two people at once makes it done exactly once', async () => {
    const [one, two, boss] = asking.company.people;
    await asking.over();
    await start({
      isAnonymous: false,
      method: '90',
      employeeList: [{ id: one! }, { id: two! }],
      participantList: [
        { id: boss!, type: 'supervisor' },
        { id: asking.company.people[4]!, type: 'supervisor' },
      ],
    });
    const tokens = [await tokenOf(boss), await tokenOf(asking.company.people[4])];
    const data = [];
    for (const token of tokens) {
      const { body } = await open(token);
      expect(body.data.testing).toBeNull();
      for (const { employeeId } of body.data.assignmentList) {
        const filter = {
          'filterList[questionaryId]': asking.questionary.id,
          'filterList[employeeId]': employeeId,
        };
        const got = await house.call(testingStartEmployee, { token, query: filter });
        data.push({ token, body: answersFor(got.body.data) });
      }
    }
    const sent = await Promise.all(data.map((one) => house.call(sendResult, one)));
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await queuedJobs(house.context.database, 'make-reports')).toHaveLength(1);
    const [row] = await query<{ status: string; version: number }>(
      'select status, version from questionary where id = $1',
      [asking.questionary.id],
    );
    expect(row).toEqual({ status: 'done', version: 3 });
  });

  test('may never come: the day’s end makes it done too', async () => {
    house.setNow('2026-06-30T20:59:00Z');
    await tasks['end-questionaries'](house.context, {}, { attempt: 1, isLast: false });
    const status = async () =>
      (
        await query<{ status: string }>('select status from questionary where id = $1', [
          asking.questionary.id,
        ])
      )[0]?.status;
    expect(await status()).toBe('inwork');
    house.setNow('2026-06-30T21:30:00Z');
    await tasks['end-questionaries'](house.context, {}, { attempt: 1, isLast: false });
    expect(await status()).toBe('done');
  });
});
