import { beforeEach, describe, expect, test } from 'vitest';
import { tasks } from '#app/server/start/tasks.ts';
import { takeDue } from '#core/invitation/server/participant-queries.ts';
import { getQuestionary } from '#core/questionary/contract/questionary.ts';
import { lockQuestionary } from '#core/questionary/server/record/queries.ts';
import { startWork } from '#core/questionary/server/work/start-work.ts';
import { rowsRead } from '#test/database/rows-read.ts';
import { inBrand, makeCompany } from '#test/factories.ts';
import { createOne, startOne } from '#test/screen/questionary-form.ts';
import { startAsking } from '#test/start/start-asking.ts';

/** One letter about all that waits for somebody (rule 58). */
const asking = startAsking();
const { house, box, query, work } = asking;

const emailOf = async (id: string | undefined) =>
  (await query<{ email: string }>('select email from employee where id = $1', [id]))[0]!.email;
const person = (place: number) => asking.company.people[place]!;
type Given = Parameters<typeof startOne>[2];
const about = (subject: number, given: Given = {}): Given => ({
  employeeList: [{ id: person(subject) }],
  ...given,
});
const run = { attempt: 1, isLast: false };
const invite = () =>
  tasks['invite-participants'](house.context, { brandId: asking.company.brandId }, run);
const sweep = () => tasks['invite-due'](house.context, {}, run);
const states = async () =>
  (
    await query<{ state: string }>(
      `select state from delivery where brand_id = $1 and recipient = $2 order by state`,
      [asking.company.brandId, colleague],
    )
  ).map(({ state }) => state);
let colleague: string;

beforeEach(async () => {
  box.mails.length = 0;
  box.refuse = undefined;
  asking.company = await makeCompany(house.context.database, house.context.now(), { howMany: 16 });
  colleague = await emailOf(person(2));
});

/** Sends that many to work as a list of them does: each for itself, letters at the end. */
async function startTogether(subjects: readonly number[], given: Given = {}): Promise<string[]> {
  const { database, keyring, now } = house.context;
  const { brandId } = asking.company;
  const ids: string[] = [];
  for (const subject of subjects) {
    const { id } = await createOne(house, asking.company, about(subject, given));
    await inBrand(database, brandId, async (scope) => {
      const clock = { now: now(), timeZone: 'Europe/Moscow', by: null, together: true, keyring };
      await startWork(scope, await lockQuestionary(scope, id), clock);
    });
    ids.push(id);
  }
  return ids;
}

test('who is due is found in one pass, whatever is known of what was just asked', async () => {
  const { brandId } = asking.company;
  await startTogether([5, 6, 7, 8, 9, 10, 11, 12]);
  const now = house.context.now();
  const today = now.toISOString().slice(0, 10);
  const dueUntil = new Date(now.getTime() + 86_400_000);
  const [{ count } = { count: 0 }] = await query<{ count: number }>(
    'select count(*)::int as count from assignment where brand_id = $1',
    [brandId],
  );
  const read = await inBrand(house.context.database, brandId, (scope) =>
    rowsRead(scope, (explained) => takeDue(explained, { today, dueUntil, now })),
  );
  expect(count).toBeGreaterThan(16);
  expect(read.assignment).toBe(count);
});

test('ten questionaries that go to work together send a colleague one letter that lists all', async () => {
  const { brandId } = asking.company;
  const subjects = [5, 6, 7, 8, 9, 10, 11, 12, 13];
  await startTogether(subjects);
  await startOne(house, asking.company, about(14, { dateEnd: '2026-06-20' }));
  await work();
  await work();
  expect(box.to(colleague)).toHaveLength(1);
  const [letter] = box.to(colleague);
  expect(letter?.subject).toBe('Нужны ваши ответы: 10 человек, до 20 июня');
  expect(letter?.text).toContain('до 20 июня включительно: это займёт около 8 минут');
  expect(letter?.text?.match(/Пётр: как коллега, до 20 июня/g)).toHaveLength(1);
  expect(letter?.text?.match(/Пётр: как коллега, до 30 июня/g)).toHaveLength(9);
  const open = await asking.open(await asking.tokenOf(person(2)));
  expect(open.body.data.assignmentList).toHaveLength(10);
  // The supervisor and three colleagues of all, and ten who assess themselves.
  expect(box.mails).toHaveLength(14);
  const left = await query(
    `select from questionary_participant where brand_id = $1
      and (invited_at is null or due_at is not null or letter_id is null)`,
    [brandId],
  );
  expect(left).toEqual([]);
});

test('three processes that invite at once write one letter', async () => {
  await startTogether([5, 6, 7]);
  await Promise.all([invite(), invite(), sweep(), invite()]);
  await work();
  expect(box.to(colleague)).toHaveLength(1);
  expect(box.mails).toHaveLength(7);
});

test('nobody is forgotten where a process ends before it has queued the letters', async () => {
  await startTogether([5, 6]);
  await sweep();
  await work();
  expect(box.mails).toEqual([]);
  house.setNow('2026-06-15T09:02:00Z');
  await sweep();
  await work();
  expect(box.to(colleague)).toHaveLength(1);
  expect(box.mails).toHaveLength(6);
});

test('a letter that is due in the morning is not due the evening before, nor sent twice', async () => {
  await startTogether([5], { dateStart: '2026-06-16' });
  await startOne(house, asking.company, about(6));
  await work();
  expect(box.to(colleague)).toHaveLength(1);
  expect(box.to(colleague)[0]?.subject).toContain('Нужны ваши ответы: Пётр Иванов');
  house.setNow('2026-06-16T05:59:00Z');
  await work();
  await sweep();
  await work();
  expect(box.to(colleague)).toHaveLength(1);
  house.setNow('2026-06-16T06:00:00Z');
  await work();
  await sweep();
  await work();
  expect(box.to(colleague).map(({ subject }) => subject)).toEqual([
    expect.stringContaining('Нужны ваши ответы: Пётр'),
    'Нужны ваши ответы: 2 человека, до 30 июня',
  ]);
});

test('a letter on its way does not swallow what comes while it is being sent', async () => {
  const { mail } = house.context;
  let isSecond = false;
  house.context.mail = {
    ...mail,
    send: async (letter) => {
      if (!isSecond && letter.to === colleague) {
        isSecond = true;
        await startTogether([6]);
        await invite();
      }
      await mail.send(letter);
    },
  };
  await startTogether([5]);
  await invite();
  await work();
  await work();
  house.context.mail = mail;
  const letters = box.to(colleague).map(({ subject }) => subject);
  expect(letters).toEqual([
    expect.stringContaining('Нужны ваши ответы: Пётр Иванов'),
    'Нужны ваши ответы: 2 человека, до 30 июня',
  ]);
});

describe('a letter that could not be sent', () => {
  test('gives way to a newer one about the same and more', async () => {
    const [first = ''] = await startTogether([5]);
    box.refuse = (address) => (address === colleague ? 451 : undefined);
    await invite();
    await work();
    house.setNow('2026-06-15T10:00:00Z');
    await startTogether([6]);
    await invite();
    await work();
    expect(await states()).toEqual(['dropped', 'waiting']);
    box.refuse = undefined;
    await work();
    await work();
    expect(box.to(colleague).map(({ subject }) => subject)).toEqual([
      'Нужны ваши ответы: 2 человека, до 30 июня',
    ]);
    expect(await states()).toEqual(['dropped', 'sent']);
    const { body } = await house.call(getQuestionary, {
      token: asking.company.hrToken,
      params: { id: first },
    });
    expect(body.data.participantList.map(({ undelivered }) => undelivered)).toEqual(
      body.data.participantList.map(() => null),
    );
    await tasks['invite-unreached'](house.context, {}, run);
    await work();
    expect(box.to(colleague)).toHaveLength(1);
  });

  test('before anybody tried is joined by what comes meanwhile', async () => {
    await startTogether([5]);
    await invite();
    await startTogether([6]);
    await invite();
    expect(await states()).toEqual(['waiting']);
    await work();
    expect(box.to(colleague)).toHaveLength(1);
    expect(box.to(colleague)[0]?.subject).toContain('2 человека');
  });
});

test('a letter names whom it newly asks about first, as it shows ten of many', async () => {
  await startTogether([5, 6, 7, 8, 9, 10, 11, 12, 13, 14]);
  await invite();
  await work();
  await startOne(house, asking.company, about(15, { dateEnd: '2026-07-30' }));
  await work();
  const [, letter] = box.to(colleague);
  expect(letter?.subject).toBe('Нужны ваши ответы: 11 человек, до 30 июня');
  expect(letter?.text).toContain('и ещё 1 человек');
  const [first] = letter?.text?.match(/^.*: как коллега, до .*$/gm) ?? [];
  expect(first).toMatch(/до 30 июля$/);
});

test('a letter says who organises, how long it takes, and what differs about anonymity', async () => {
  await query(`update employee set locale = 'en' where id = $1`, [person(2)]);
  await startOne(house, asking.company, about(5));
  await startOne(house, asking.company, about(6, { isAnonymous: false }));
  await work();
  const [letter] = box.to(colleague);
  expect(letter?.subject).toBe('Feedback needed: 2 people, by 30 June');
  expect(letter?.text).toContain('it takes about 2 minutes');
  expect(letter?.text).toContain('Some of these assessments are anonymous and some aren’t');
  expect(letter?.text).toMatch(/Any questions\?\nАнна Ким, member-\d+@example.ru/);
  const [self] = box.to(await emailOf(person(5)));
  expect(self?.subject).toBe('Нужны ваши ответы: самооценка, до 30 июня');
});
