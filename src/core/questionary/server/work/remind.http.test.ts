import { beforeEach, describe, expect, test } from 'vitest';
import { tasks } from '#app/server/start/tasks.ts';
import { employeeCalls } from '#core/employee/contract/employee.ts';
import { remindPeople } from '#core/invitation/server/remind.ts';
import { getNotificationList } from '#core/notification/contract/notification.ts';
import { getQuestionary, type QuestionaryDetail } from '#core/questionary/contract/questionary.ts';
import { remind } from '#core/questionary/contract/questionary-change.ts';
import { changeMany } from '#core/questionary/contract/questionary-many.ts';
import { inBrand, makeCompany, makeMember, signIn } from '#test/factories.ts';
import { startOne } from '#test/screen/questionary-form.ts';
import { enter } from '#test/start/beginnings.ts';
import { startAsking } from '#test/start/start-asking.ts';

/**
 * Reminders (rule 58): three days and one day before the last, 30 June, and by hand. Everybody is
 * invited on 15 June at noon in Moscow. Person 0 is assessed, 1 is the supervisor, 2 to 4 are
 * colleagues.
 */
const asking = startAsking();
const { house, box, query, work } = asking;

const person = (place: number) => asking.company.people[place]!;
const emailOf = async (place: number) =>
  (await query<{ email: string }>('select email from employee where id = $1', [person(place)]))[0]!
    .email;
const clock = () => tasks['remind-due'](house.context, {}, { attempt: 1, isLast: false });
/** Moves the clock, and does what is due then. */
async function at(moment: string) {
  house.setNow(moment);
  await clock();
  await work();
}
/** HR signs in on that day: sessions don't last that long. */
async function hr() {
  const { token } = await enter(house.context, asking.company, ['ROLE_HR']);
  asking.company.hrToken = token;
  return token;
}
async function press(id = asking.questionary.id) {
  return house.call(remind, { token: await hr(), params: { id } });
}
async function detail(id = asking.questionary.id): Promise<QuestionaryDetail> {
  return (await house.call(getQuestionary, { token: await hr(), params: { id } })).body.data;
}
async function startAbout(subject: number, given: Parameters<typeof startOne>[2] = {}) {
  await hr();
  return startOne(house, asking.company, { employeeList: [{ id: person(subject) }], ...given });
}

/** The link of person 2. */
let link: string;

beforeEach(async () => {
  link = await asking.tokenOf(person(2));
  box.mails.length = 0;
  box.refuse = undefined;
});

describe('by the clock', () => {
  test('go out at nine of the brand three days and one day before the last', async () => {
    await asking.answer(link);
    await at('2026-06-27T05:59:00Z');
    expect(box.mails).toEqual([]);
    await at('2026-06-27T06:00:00Z');
    await at('2026-06-27T06:15:00Z');
    await at('2026-06-28T06:00:00Z');
    expect(box.mails).toHaveLength(4);
    expect(box.to(await emailOf(2))).toEqual([]);
    const [letter] = box.to(await emailOf(3));
    expect(letter?.subject).toMatch(/^Осталось 3 дня: ждём ваших ответов \(Пётр Иванов\d+\)$/);
    expect(letter?.text).toContain('Пожалуйста, ответьте до 30 июня включительно');
    expect((await detail()).remindedAt).toBe('2026-06-27T06:00:00.000Z');
    await at('2026-06-29T06:00:00Z');
    await at('2026-06-30T06:00:00Z');
    expect(box.to(await emailOf(3)).map(({ subject }) => subject?.split(':')[0])).toEqual([
      'Осталось 3 дня',
      'Завтра последний день',
    ]);
  });

  test('go out on the days and from the hour that the company has chosen', async () => {
    await query("update brand set reminder_days = '{2}', letter_hour = 14 where id = $1", [
      asking.company.brandId,
    ]);
    await at('2026-06-27T12:00:00Z');
    await at('2026-06-28T10:59:00Z');
    expect(box.mails).toEqual([]);
    await at('2026-06-28T11:00:00Z');
    expect(box.to(await emailOf(3)).map(({ subject }) => subject?.split(':')[0])).toEqual([
      'Осталось 2 дня',
    ]);
    await at('2026-06-29T11:00:00Z');
    expect(box.to(await emailOf(3))).toHaveLength(1);
  });

  test('go out at the next hour when the server was off, and not when it is no longer true', async () => {
    await at('2026-06-28T05:00:00Z');
    expect(box.mails).toEqual([]);
    await at('2026-06-29T18:40:00Z');
    expect(box.to(await emailOf(3)).map(({ subject }) => subject?.split(':')[0])).toEqual([
      'Завтра последний день',
    ]);
    box.mails.length = 0;
    await query('update questionary set reminded_at = null, date_end = $1', ['2026-07-03']);
    await query('update questionary_participant set reminded_at = null');
    await at('2026-07-03T06:00:00Z');
    expect(box.mails).toEqual([]);
  });

  test('tell the truth when the mail server took its time', async () => {
    box.refuse = () => 451;
    await at('2026-06-29T06:00:00Z');
    box.refuse = undefined;
    house.setNow('2026-06-30T06:00:00Z');
    await work();
    expect(box.to(await emailOf(3)).map(({ subject }) => subject?.split(':')[0])).toEqual([
      'Сегодня последний день',
    ]);
    box.mails.length = 0;
    await query('update questionary_participant set reminded_at = null');
    await query('update questionary set reminded_at = null');
    box.refuse = () => 451;
    await press();
    await work();
    box.refuse = undefined;
    house.setNow('2026-07-01T06:00:00Z');
    await work();
    expect(box.mails).toEqual([]);
  });

  test('are one letter about all that waits, once a day, and none on the day of an invitation', async () => {
    const other = await startAbout(5, { dateEnd: '2026-06-28' });
    await work();
    box.mails.length = 0;
    await at('2026-06-27T06:00:00Z');
    const [letter, ...more] = box.to(await emailOf(3));
    expect(more).toEqual([]);
    expect(letter?.subject).toBe('Завтра последний день: ждём ваших ответов (2 человека)');
    expect(letter?.text).toContain('как коллега, до 28 июня');
    expect(letter?.text).toContain('как коллега, до 30 июня');
    expect(
      (await asking.open(await asking.tokenOf(person(3)))).body.data.assignmentList,
    ).toHaveLength(2);
    expect((await detail(other.id)).remindedAt).toBe('2026-06-27T06:00:00.000Z');
    box.mails.length = 0;
    house.setNow('2026-06-29T06:00:00Z');
    await startAbout(6, { dateEnd: '2026-06-30' });
    await work();
    const letters = box.mails.length;
    await at('2026-06-29T06:15:00Z');
    // Person 0 and 5 only assess themselves; 5 is asked no more, 0 was not invited today.
    expect(box.mails.slice(letters).map((mail) => mail.to?.[0]?.address)).toEqual([
      await emailOf(0),
    ]);
  });

  test('are told in the app too, to anybody who can sign in, and leave one of them unread', async () => {
    const { database, now } = house.context;
    const member = await inBrand(database, asking.company.brandId, (scope) =>
      makeMember(scope, ['ROLE_EMPLOYEE'], { employeeId: person(3) }),
    );
    const listed = async () => {
      const token = await signIn(database, member, now());
      const { body } = await house.call(getNotificationList, { token });
      return body.data.map(({ type, text, isRead }) => [type, text, isRead]);
    };
    await startAbout(5);
    await work();
    expect(await listed()).toMatchObject([['invitation', expect.any(String), false]]);
    await at('2026-06-27T06:00:00Z');
    await at('2026-06-29T06:00:00Z');
    const text = 'Мы ещё ждём ваших ответов: до 30 июня 2026 г. включительно';
    expect(await listed()).toEqual([
      ['reminder', text, false],
      ['reminder', text, true],
      ['invitation', expect.any(String), true],
    ]);
    const told = await query(`select from notification where type = 'reminder' and brand_id = $1`, [
      asking.company.brandId,
    ]);
    expect(told).toHaveLength(2);
  });

  test('are sent once by three processes, and to nobody who is gone or has another address', async () => {
    house.setNow('2026-06-27T06:00:00Z');
    await query(`update employee set fired_at = '2026-06-20' where id = $1`, [person(4)]);
    await Promise.all([clock(), clock(), clock()]);
    await work();
    expect(box.mails).toHaveLength(4);
    expect(box.to(await emailOf(4))).toEqual([]);
  });

  test('remind in each brand’s own morning, and on the days it has chosen', async () => {
    const other = await makeCompany(house.context.database, house.context.now(), {
      timeZone: 'Asia/Kamchatka',
      reminderDays: [2],
    });
    const { id } = await startOne(house, other);
    await work();
    box.mails.length = 0;
    const count = async () =>
      (
        await query('select from delivery where brand_id = $1 and type = $2', [
          other.brandId,
          'reminder',
        ])
      ).length;
    await at('2026-06-26T21:00:00Z');
    expect(await count()).toBe(0);
    await at('2026-06-27T20:59:00Z');
    expect(await count()).toBe(0);
    await at('2026-06-27T21:00:00Z');
    expect(await count()).toBe(5);
    await query(`update questionary set status = 'archived' where id = $1`, [id]);
  });
});

describe('by hand', () => {
  test('reach those who have not answered, once a day of the brand', async () => {
    await asking.answer(link);
    box.mails.length = 0;
    house.setNow('2026-06-16T09:00:00Z');
    expect((await detail()).remindableCount).toBe(4);
    const [first, second] = await Promise.all([press(), press()]);
    expect([first.status, second.status].sort()).toEqual([200, 409]);
    const [done, refused] = first.status === 200 ? [first, second] : [second, first];
    expect(done.body).toMatchObject({ data: { letterCount: 4 }, message: 'Напоминаем 4 людям' });
    expect(refused.body.message).toBe('Сегодня уже напоминали. Снова можно с 17 июн. 2026');
    await work();
    expect(box.mails).toHaveLength(4);
    expect(box.to(await emailOf(3))[0]?.subject).toContain('Осталось 14 дней');
    house.setNow('2026-06-16T20:59:00Z');
    expect((await detail()).remindableCount).toBe(0);
    expect((await press()).status).toBe(409);
    house.setNow('2026-06-16T21:00:00Z');
    expect((await press()).status).toBe(200);
  });

  test('wait until tomorrow where everybody has had a letter today', async () => {
    const today = await press();
    expect([today.status, today.body.message]).toEqual([
      409,
      'Напоминать некому: все, кого ждём, сегодня уже получили письмо. Снова можно с 16 июн. 2026',
    ]);
    expect(await detail()).toMatchObject({ remindedAt: null, remindableCount: 0 });
  });

  test('leave nothing for the clock on that day', async () => {
    house.setNow('2026-06-27T05:00:00Z');
    expect((await press()).status).toBe(200);
    await at('2026-06-27T06:00:00Z');
    expect(box.to(await emailOf(3))).toHaveLength(1);
  });

  test('are refused before the first day, after the last, and unless it is in work', async () => {
    const ahead = await startAbout(5, { dateStart: '2026-06-20' });
    expect((await press(ahead.id)).body.message).toContain('в день начала');
    house.setNow('2026-07-01T09:00:00Z');
    expect((await press()).status).toBe(409);
    await query(`update questionary set status = 'archived' where id = $1`, [ahead.id]);
    expect((await press(ahead.id)).body.message).toContain('пока анкета в работе');
    expect(box.mails).toEqual([]);
  });

  test('are logged without a name, and leave the version as it is', async () => {
    const { id, version } = asking.questionary;
    house.setNow('2026-06-16T09:00:00Z');
    await press();
    const notes = await query(
      `select details::text from audit where verb = 'remind' and entity_id = $1`,
      [id],
    );
    expect(notes).toEqual([{ details: expect.not.stringContaining(person(3)) }]);
    expect((await detail(id)).version).toBe(version);
  });
});

test('several at once remind each person once; one that has reminded today refuses', async () => {
  const second = await startAbout(5, {
    participantList: [
      { id: person(1), type: 'supervisor' },
      { id: person(4), type: 'colleague' },
    ],
  });
  await work();
  box.mails.length = 0;
  const idList = [asking.questionary.id, second.id];
  const send = async (dryRun = false) =>
    (
      await house.call(changeMany, {
        token: await hr(),
        query: dryRun ? { dryRun: 'true' } : {},
        body: { action: 'remind', idList },
      })
    ).body;
  const ask = async () => (await send()).data.map(({ error }) => error);
  const noted = () =>
    query(`select from audit where verb = 'remind' and brand_id = $1`, [asking.company.brandId]);
  // Today everybody was invited.
  expect((await send(true)).letterCount).toBe(0);
  expect(await ask()).toEqual([null, null]);
  expect(await noted()).toHaveLength(0);
  house.setNow('2026-06-16T09:00:00Z');
  const due = (await send(true)).letterCount;
  expect(await ask()).toEqual([null, null]);
  expect(await noted()).toHaveLength(2);
  await work();
  expect(due).toBe(box.mails.length);
  // The supervisor and one colleague are asked in both.
  expect(box.to(await emailOf(1))).toHaveLength(1);
  expect(box.to(await emailOf(4))).toHaveLength(1);
  expect(box.to(await emailOf(5))).toHaveLength(1);
  const [again] = await ask();
  expect(again).toContain('Сегодня уже напоминали');
  await work();
  expect(box.to(await emailOf(1))).toHaveLength(1);
});

test('of several, one of which is about whoever reminds, no number is told', async () => {
  house.setNow('2026-06-16T09:00:00Z');
  const { token } = await enter(house.context, asking.company, ['ROLE_HR'], {
    employeeId: person(0),
  });
  const body = { action: 'remind' as const, idList: [asking.questionary.id] };
  const tried = await house.call(changeMany, { token, query: { dryRun: 'true' }, body });
  expect([tried.body.letterCount, tried.body.data[0]?.error]).toEqual([null, null]);
});

test('chosen people are reminded of all, except who is not asked, not reached or has another address', async () => {
  const [own, moved, refused] = [await emailOf(2), await emailOf(3), await emailOf(4)];
  box.refuse = (address) => (address === refused ? 550 : undefined);
  await startAbout(5, {
    participantList: [
      { id: person(1), type: 'supervisor' },
      { id: person(4), type: 'colleague' },
    ],
  });
  await work();
  box.mails.length = 0;
  house.setNow('2026-06-17T09:00:00Z');
  const { positionId, subdivisionId, brandId } = asking.company;
  await house.call(employeeCalls.update, {
    token: await hr(),
    body: {
      id: person(3),
      firstName: 'Мария',
      lastName: 'Соколова',
      email: 'right@example.ru',
      locale: 'ru',
      positionId,
      subdivisionId,
      inCompany: '2024-03-01',
      inPosition: '2025-01-15',
    },
  });
  const employeeIds = [2, 3, 7].map(person);
  const letters = await inBrand(house.context.database, brandId, (scope) =>
    remindPeople(
      scope,
      { employeeIds, notAbout: null },
      { now: house.context.now(), timeZone: 'Europe/Moscow' },
    ),
  );
  await work();
  expect(letters).toBe(1);
  const reminders = box.mails.filter(({ subject }) => subject?.startsWith('Осталось'));
  expect(reminders.map((mail) => mail.to?.[0]?.address)).toEqual([own]);
  expect(box.to(moved).every(({ subject }) => !subject?.startsWith('Осталось'))).toBe(true);
});
