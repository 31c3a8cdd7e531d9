import { beforeEach, describe, expect, test } from 'vitest';
import { tasks } from '#app/server/start/tasks.ts';
import {
  getAnsweringList,
  testingBegin,
  testingStartEmployee,
} from '#core/answering/contract/answering.ts';
import { getPendingList, remindPending } from '#core/pending/contract/pending.ts';
import { decline } from '#core/questionary/contract/decline/decline.ts';
import { excuse } from '#core/questionary/contract/decline/excuse.ts';
import { getQuestionary, getQuestionaryList } from '#core/questionary/contract/questionary.ts';
import { remind } from '#core/questionary/contract/questionary-change.ts';
import type { BodyInput } from '#platform/contract/call/endpoint.ts';
import { tablesWith } from '#test/database/tables-with.ts';
import { enter } from '#test/start/beginnings.ts';
import { startAsking } from '#test/start/start-asking.ts';

/**
 * Raters who say that they can't assess, and raters whom HR excuses (rules 128 to 130). Person 0 is assessed,
 * 1 is the supervisor, 2 to 4 are colleagues; the last day is 30 June.
 */
const asking = startAsking();
const { house, box, query, work } = asking;

const person = (place: number) => asking.company.people[place]!;
const linkOf = (place: number) => asking.tokenOf(person(place));
type Said = Partial<BodyInput<typeof decline>>;
const say = (token: string, said: Said = {}) =>
  house.call(decline, {
    token,
    body: {
      questionaryId: asking.questionary.id,
      employeeId: person(0),
      reason: 'noTime',
      ...said,
    },
  });
const detail = async (token = asking.company.hrToken) =>
  (await house.call(getQuestionary, { token, params: { id: asking.questionary.id } })).body.data;
const rater = async (place: number, token?: string) =>
  (await detail(token)).participantList.find(({ id }) => id === person(place))!;
const excused = (place: number, isExcused = true, token = asking.company.hrToken) =>
  house.call(excuse, {
    token,
    body: { id: asking.questionary.id, employeeId: person(place), isExcused },
  });
const row = async (place: number) =>
  (await asking.open(await linkOf(place))).body.data.assignmentList[0]!;
const pending = async (token = asking.company.hrToken) =>
  (await house.call(getPendingList, { token, query: {} })).body.data
    .map(({ id }) => asking.company.people.indexOf(id))
    .toSorted();
const emailOf = async (place: number) =>
  (await query<{ email: string }>('select email from employee where id = $1', [person(place)]))[0]!
    .email;
async function at(moment: string, task: 'remind-due' | 'end-questionaries') {
  house.setNow(moment);
  await tasks[task](house.context, {}, { attempt: 1, isLast: false });
  await work();
}

let link: string;
beforeEach(async () => {
  link = await linkOf(2);
});

describe('a rater', () => {
  test('says so by the link and takes it back; only HR sees who and why', async () => {
    expect(await row(2)).toMatchObject({ mayDecline: true });
    const { status, body } = await say(link, {
      reason: 'notTogether',
      note: ' Видимся на собраниях ',
    });
    expect([status, body.message]).toEqual([200, expect.stringContaining('только HR')]);
    expect(await row(2)).toMatchObject({ declined: 'self', isActive: true });
    expect(await rater(2)).toMatchObject({
      isAwaited: false,
      declineList: [{ employeeId: person(0), reason: 'notTogether', note: 'Видимся на собраниях' }],
    });
    expect((await say(link, { reason: 'personal' })).status).toBe(200);
    expect((await rater(2)).declineList).toMatchObject([{ reason: 'personal', note: null }]);
    expect((await say(link, { reason: null })).status).toBe(200);
    expect(await row(2)).not.toHaveProperty('declined');
    expect(await rater(2)).toMatchObject({ isAwaited: true, declineList: [] });
  });

  test('says so with an account, where the list shows it', async () => {
    const { token } = await enter(house.context, asking.company, ['ROLE_EMPLOYEE'], {
      employeeId: person(3),
    });
    const own = async () => (await house.call(getAnsweringList, { token, query: {} })).body.data;
    expect(await own()).toMatchObject([{ mayDecline: true }]);
    expect((await say(token)).status).toBe(200);
    expect(await own()).toMatchObject([{ declined: 'self' }]);
  });

  test('is not offered it as the supervisor or about oneself, nor where it was not promised', async () => {
    for (const place of [0, 1]) {
      expect(await row(place)).not.toHaveProperty('mayDecline');
      const { status, body } = await say(await linkOf(place));
      expect([status, body.message]).toEqual([409, expect.stringContaining('нельзя')]);
    }
    await query('update questionary set may_decline = false where id = $1', [
      asking.questionary.id,
    ]);
    expect(await row(2)).not.toHaveProperty('mayDecline');
    expect((await say(link)).status).toBe(409);
  });

  test('is refused after answering, before the first day, in the half hour of grace and afterwards', async () => {
    await asking.answer(await linkOf(3));
    const answered = await say(await linkOf(3));
    expect([answered.status, answered.body.data]).toEqual([404, expect.anything()]);
    const { token } = await enter(house.context, asking.company, ['ROLE_EMPLOYEE'], {
      employeeId: person(3),
    });
    const late = await say(token);
    expect([late.status, late.body.data]).toEqual([409, { isAnswered: true }]);
    house.setNow('2026-06-30T20:59:00Z');
    const body = { questionaryId: asking.questionary.id, employeeId: person(0) };
    await house.call(testingBegin, { token: link, body });
    house.setNow('2026-06-30T21:10:00Z');
    expect((await say(link)).status).toBe(409);
    expect((await asking.answer(link)).status).toBe(200);
    house.setNow('2026-06-10T09:00:00Z');
    expect((await say(await linkOf(4))).status).toBe(404);
  });

  test('sends answers all the same, and that takes it back', async () => {
    const asked = {
      token: link,
      query: {
        'filterList[questionaryId]': asking.questionary.id,
        'filterList[employeeId]': person(0),
      },
    };
    // What a device has kept without a network was opened before it was declined elsewhere.
    expect((await house.call(testingStartEmployee, asked)).status).toBe(200);
    await say(link, { note: 'Не могу' });
    expect((await asking.answer(link)).status).toBe(200);
    expect(await rater(2)).toMatchObject({ declineList: [], isAwaited: false });
    expect(
      await query(
        `select status, declined, decline_note from assignment where participant_id = $1
           and questionary_id = $2`,
        [person(2), asking.questionary.id],
      ),
    ).toEqual([{ status: 'done', declined: null, decline_note: null }]);
  });

  test('declines only for themselves', async () => {
    const other = { employeeId: person(3) };
    const notTheirs = await say(link, other);
    expect([notTheirs.status, notTheirs.body.message]).toEqual([
      404,
      'Такой оценки среди ваших нет',
    ]);
    const bad = [
      { reason: 'excused' },
      { reason: '' },
      { note: 'я'.repeat(301) },
      { note: 'a\u0007' },
    ];
    for (const said of bad) expect((await say(link, said as Said)).status).toBe(400);
    const { token } = await enter(house.context, asking.company, ['ROLE_HR']);
    expect((await say(token)).status).toBe(404);
  });
});

describe('whoever has declined', () => {
  test('is awaited no more, and reminded neither by the clock nor by hand', async () => {
    await say(link);
    await excused(1);
    expect(await pending()).toEqual([0, 3, 4]);
    box.mails.length = 0;
    house.setNow('2026-06-16T09:00:00Z');
    const { hrToken: token } = asking.company;
    const params = { id: asking.questionary.id };
    const { body } = await house.call(remind, { token, params });
    expect(body.data).toEqual({ letterCount: 3 });
    await work();
    expect(box.mails).toHaveLength(3);
    const chosen = { employeeIdList: [person(1), person(2)] };
    expect((await house.call(remindPending, { token, body: chosen })).status).toBe(409);
    await at('2026-06-27T06:00:00Z', 'remind-due');
    const letters = async (place: number) => box.to(await emailOf(place)).length;
    expect(await Promise.all([0, 1, 2, 3, 4].map(letters))).toEqual([2, 0, 0, 2, 2]);
    // Whoever changes their mind is awaited again.
    expect((await say(link, { reason: null })).status).toBe(200);
    await at('2026-06-29T06:00:00Z', 'remind-due');
    expect(box.to(await emailOf(2))).toHaveLength(1);
  });

  test('ends nothing; with nobody awaited HR may make today the last day', async () => {
    for (const place of [0, 1, 3]) await asking.answer(await linkOf(place));
    await say(link);
    await say(await linkOf(4), { note: 'Только для HR' });
    const { status, participantList, passedCount, totalCount } = await detail();
    expect([status, passedCount, totalCount]).toEqual(['inwork', 3, 5]);
    expect(participantList.some(({ isAwaited }) => isAwaited)).toBe(false);
    const { pool } = house.context.database;
    // HR reads the line, and a copy of the database doesn't hold it.
    expect(JSON.stringify(participantList)).toContain('Только для HR');
    expect(await tablesWith(pool, 'Только для HR')).toEqual([]);
    expect(await tablesWith(pool, 'sealed:')).toEqual(['assignment']);
    await at('2026-06-30T21:30:00Z', 'end-questionaries');
    expect(await tablesWith(pool, 'sealed:')).toEqual([]);
    expect(await tablesWith(pool, 'noTime')).toEqual(['assignment']);
    // The report is made in the transaction that has deleted the line.
    expect(
      await query(
        `select a.xmin = r.xmin as "isOne" from report r join assignment a using (questionary_id)
         where questionary_id = $1 and participant_id = $2`,
        [asking.questionary.id, person(4)],
      ),
    ).toEqual([{ isOne: true }]);
  });

  test('leaves no line behind where nobody has answered and there is no report', async () => {
    await say(link, { note: 'Только для HR' });
    await at('2026-06-30T21:30:00Z', 'end-questionaries');
    expect(
      await query('select decline_note from assignment where decline_note is not null'),
    ).toEqual([]);
  });

  test('is told in letters how to say so, but not the supervisor', async () => {
    const said = 'Не можете оценить кого-то?';
    expect(box.to(await emailOf(2))[0]?.text).toContain(said);
    expect(box.to(await emailOf(1))[0]?.text).not.toContain(said);
  });
});

describe('HR', () => {
  test('excuses anybody but from self-assessment, and takes it back; the log names nobody', async () => {
    expect((await excused(1)).body.data.participantList).toContainEqual(
      expect.objectContaining({
        id: person(1),
        isAwaited: false,
        declineList: [{ employeeId: person(0), reason: 'excused', note: null }],
      }),
    );
    expect((await excused(1)).status).toBe(200);
    expect(await row(1)).toMatchObject({ declined: 'excused', isActive: true });
    const self = await excused(0);
    expect([self.status, self.body.errors?.[0]?.message]).toEqual([
      409,
      expect.stringContaining('самооценки'),
    ]);
    await asking.answer(await linkOf(3));
    expect((await excused(3)).body.errors?.[0]?.path).toBe('employeeId');
    expect((await excused(7)).status).toBe(404);
    await say(link);
    await excused(2, false);
    expect((await rater(2)).declineList).toMatchObject([{ reason: 'noTime' }]);
    expect((await excused(1, false)).body.message).toBe('Снова ждём этих ответов');
    expect((await rater(1)).declineList).toEqual([]);
    const notes = await query(
      "select kind, entity_id, name, details from audit where verb = 'excuse'",
    );
    expect(new Set(notes.map((note) => JSON.stringify(note)))).toEqual(
      new Set([JSON.stringify({ kind: 'questionary', entity_id: null, name: '', details: {} })]),
    );
    // Whoever was excused may take it back in any role, and answer.
    await excused(1);
    expect((await say(await linkOf(1), { reason: null })).status).toBe(200);
    house.setNow('2026-07-01T09:00:00Z');
    const { token } = await enter(house.context, asking.company, ['ROLE_HR']);
    expect((await excused(4, true, token)).status).toBe(409);
  });

  test('does not see it about themselves: no declines, no progress by name, nobody awaited', async () => {
    const { token } = await enter(house.context, asking.company, ['ROLE_HR'], {
      employeeId: person(0),
    });
    const before = await detail(token);
    const list = await pending(token);
    await say(link, { note: 'Только для HR' });
    await excused(4);
    expect(await detail(token)).toEqual(before);
    expect([before.isOwn, before.remindableCount]).toEqual([true, null]);
    for (const { progressList, declineList, isAwaited } of before.participantList)
      expect([progressList, declineList, isAwaited]).toEqual([[], [], false]);
    // Of what is about themselves they see their own self-assessment alone.
    expect(list).toEqual([0]);
    expect(await pending(token)).toEqual(list);
    expect((await excused(3, true, token)).body.errors?.[0]?.message).toContain('о вас');
    house.setNow('2026-06-16T09:00:00Z');
    const chosen = { employeeIdList: [person(2), person(3)] };
    expect((await house.call(remindPending, { token, body: chosen })).status).toBe(409);
    const params = { id: asking.questionary.id };
    const reminded = await house.call(remind, { token, params });
    expect([reminded.body.data, reminded.body.message]).toEqual([
      { letterCount: null },
      'Напоминаем всем, кого ждём',
    ]);
  });

  test('learns no number of answers about themselves, nor by what is left of a total', async () => {
    const { token } = await enter(house.context, asking.company, ['ROLE_HR'], {
      employeeId: person(0),
    });
    const of = [asking.company.brandId, asking.questionary.id];
    const seen = async (bearer?: string) => {
      const { progress, passedCount, totalCount, ...panel } = await detail(bearer);
      const listed = await house.call(getQuestionaryList, {
        token: bearer ?? asking.company.hrToken,
        query: {},
      });
      const row = listed.body.data.find(({ id }) => id === asking.questionary.id)!;
      expect([row.progress, row.passedCount, row.totalCount]).toEqual([
        progress,
        passedCount,
        totalCount,
      ]);
      const byRole = panel.employeeList.map((one) => [one.id, one.progressList.length]);
      const bySubject = panel.progressList.map((one) => [one.employeeId, one.passedCount]);
      return { passedCount, totalCount, byRole: Object.fromEntries(byRole), bySubject };
    };
    const done = (subject: number, rater: number) =>
      query(
        `update assignment set status = 'done' where brand_id = $1 and questionary_id = $2
           and subject_id = $3 and participant_id = $4`,
        [...of, person(subject), person(rater)],
      );
    const alone = await seen(token);
    expect(alone).toEqual({
      passedCount: 0,
      totalCount: 0,
      byRole: { [person(0)]: 0 },
      bySubject: [],
    });
    await done(0, 2);
    expect(await seen(token)).toEqual(alone);
    await query(
      'insert into questionary_subject (brand_id, questionary_id, employee_id) values ($1, $2, $3)',
      [...of, person(1)],
    );
    await query(
      `insert into assignment (brand_id, questionary_id, participant_id, subject_id, type)
       select $1, $2, unnest($4::uuid[]), $3, 'colleague'`,
      [...of, person(1), [person(2), person(3)]],
    );
    await done(1, 2);
    const both = { passedCount: 1, totalCount: 2, bySubject: [[person(1), 1]] };
    expect(await seen(token)).toEqual({ ...both, byRole: { [person(0)]: 0, [person(1)]: 1 } });
    await done(0, 3);
    expect(await seen(token)).toMatchObject(both);
    expect(await seen()).toMatchObject({ passedCount: 3, totalCount: 7 });
  });
});
