import { beforeEach, describe, expect, test } from 'vitest';
import { tasks } from '#app/server/start/tasks.ts';
import { updateQuestionary } from '#core/questionary/contract/questionary-change.ts';
import { type Company, inBrand, makeCompany } from '#test/factories.ts';
import { startMailbox, tokenIn } from '#test/fake/mailbox.ts';
import { runDueJobs } from '#test/fake/run-due-jobs.ts';
import { dumpTables } from '#test/file/dump.ts';
import { formFrom, startOne } from '#test/screen/questionary-form.ts';
import { startApp, testNow } from '#test/start/start-app.ts';

const box = startMailbox();
const house = startApp(box.env);
let company: Company;

beforeEach(async () => {
  box.mails.length = 0;
  box.refuse = undefined;
  house.setNow(testNow);
  await makeCompany(house.context.database, new Date(testNow));
  company = await makeCompany(house.context.database, new Date(testNow), { timeZone: 'Asia/Omsk' });
});

const work = () => runDueJobs(house.context, tasks);
const addresses = () => box.mails.map((mail) => mail.to?.[0]?.address).sort();
const query = async <R extends object>(text: string, values: unknown[] = []) =>
  (await house.context.database.pool.query<R>(text, values)).rows;
const emailsOf = async (ids: (string | undefined)[]) =>
  (await query<{ email: string }>('select email from employee where id = any($1)', [ids]))
    .map(({ email }) => email)
    .sort();
const deliveries = () =>
  query<{ state: string; attempts: number; last_error: string | null }>(
    'select state, attempts, last_error from delivery where brand_id = $1 order by recipient',
    [company.brandId],
  );

describe('invitations', () => {
  test('go to every participant and self assessor, once', async () => {
    await startOne(house, company);
    await work();
    await work();
    expect(addresses()).toEqual(await emailsOf(company.people.slice(0, 5)));
    expect(await deliveries()).toEqual(
      Array.from({ length: 5 }, () => ({ state: 'sent', attempts: 1, last_error: null })),
    );
  });

  test('speak the recipient’s language, say all there is to know, and escape names', async () => {
    const [subject, supervisor, colleague] = company.people;
    await query(`update employee set locale = 'en', first_name = '<Ann>' where id = $1`, [
      colleague,
    ]);
    await query(`update employee set last_name = 'О"Нил' where id = $1`, [subject]);
    await startOne(house, company);
    await work();
    const [english] = box.to((await emailsOf([colleague]))[0]!);
    expect(english?.text).toContain('Hello <Ann>,');
    expect(english?.html).toContain('Hello &lt;Ann&gt;,');
    expect(english?.text).toContain('Пётр О"Нил: as a peer, by 30 June');
    expect(english?.text).toContain('by the end of 30 June: it takes about 1 minute');
    expect(english?.text).toContain('an average of at least 3 people');
    expect(english?.text).toContain('the answers and the key are destroyed');
    expect(english?.text).toMatch(/How your answers are protected: http\S+\/answers-protected\n/);
    const [russian] = box.to((await emailsOf([supervisor]))[0]!);
    expect(russian?.text).toContain('Здравствуйте, Пётр!');
    expect(russian?.text).toContain('до 30 июня включительно');
    expect(russian?.text).toContain('ответы руководителя и самооценка показываются отдельно');
    expect(russian?.text).not.toContain('answers-protected');
    expect(russian?.html).toContain('lang="ru"');
  });

  test('wait for nine in the morning of the first day in the brand’s time zone', async () => {
    await startOne(house, company, { dateStart: '2026-06-20' });
    house.setNow('2026-06-20T02:59:00Z');
    await work();
    expect(box.mails).toEqual([]);
    house.setNow('2026-06-20T03:00:00Z');
    await work();
    expect(box.mails).toHaveLength(5);
  });

  test('go to people added in work, and to nobody twice', async () => {
    const detail = await startOne(house, company);
    await work();
    box.mails.length = 0;
    const added = company.people[6];
    const form = formFrom(detail);
    form.participantList.push({ id: added!, type: 'colleague' });
    const { status } = await house.call(updateQuestionary, {
      token: company.hrToken,
      body: { ...form, version: undefined },
    });
    expect(status).toBe(200);
    await work();
    const invited = box.mails.filter(({ subject }) => subject?.startsWith('Нужны ваши ответы'));
    expect(invited.map((mail) => mail.to?.[0]?.address)).toEqual(await emailsOf([added]));
  });

  test('do not go to people who have already answered everything', async () => {
    const { id } = await startOne(house, company, { dateStart: '2026-06-15' });
    const [early] = await emailsOf([company.people[2]]);
    await query(
      `update assignment set status = 'done' where questionary_id = $1 and participant_id = $2`,
      [id, company.people[2]],
    );
    await work();
    expect(box.to(early!)).toEqual([]);
    expect((await deliveries()).map(({ state }) => state)).toEqual(Array(4).fill('sent'));
  });

  test('are not sent once the questionary is over', async () => {
    const { id } = await startOne(house, company);
    await query(`update questionary set status = 'archived' where id = $1`, [id]);
    await work();
    expect(box.mails).toEqual([]);
  });
});

describe('a mail server in trouble', () => {
  test('gets the same mail later, and the person gets it once', async () => {
    await startOne(house, company);
    const [late] = await emailsOf([company.people[2]]);
    box.refuse = (address) => (address === late ? 451 : undefined);
    await work();
    expect(box.mails).toHaveLength(4);
    expect(await deliveries()).toContainEqual({
      state: 'waiting',
      attempts: 1,
      last_error: expect.stringContaining('451'),
    });
    box.refuse = undefined;
    await work();
    await work();
    expect(box.to(late!)).toHaveLength(1);
    expect(await deliveries()).toContainEqual({ state: 'sent', attempts: 2, last_error: null });
  });

  test('is not tried again for a recipient it refuses for good', async () => {
    await startOne(house, company);
    const [gone] = await emailsOf([company.people[2]]);
    box.refuse = (address) => (address === gone ? 550 : undefined);
    await work();
    box.refuse = undefined;
    await work();
    expect(box.to(gone!)).toEqual([]);
    expect(await deliveries()).toContainEqual({
      state: 'refused',
      attempts: 1,
      last_error: expect.stringContaining('550'),
    });
  });

  test('a job that is run again after its mail went sends nothing', async () => {
    await startOne(house, company);
    await work();
    const [sent] = await query<{ id: string }>('select id from delivery where brand_id = $1', [
      company.brandId,
    ]);
    box.mails.length = 0;
    const payload = { brandId: company.brandId, deliveryId: sent!.id };
    await tasks.deliver(house.context, payload, { attempt: 2, isLast: false });
    expect(box.mails).toEqual([]);
  });
});

test('a personal link’s token is stored nowhere', async () => {
  await startOne(house, company);
  await work();
  const dumped = JSON.stringify(await dumpTables(house.context.database.pool));
  expect(box.mails).toHaveLength(5);
  for (const mail of box.mails) {
    const [, secret] = tokenIn(mail).split('.');
    expect(dumped).not.toContain(secret);
  }
});

test('a brand’s job touches no row of another brand', async () => {
  await startOne(house, company);
  const other = await makeCompany(house.context.database, new Date(testNow));
  const payload = { brandId: other.brandId };
  await tasks['invite-participants'](house.context, payload, { attempt: 1, isLast: false });
  const found = await inBrand(house.context.database, other.brandId, ({ tx }) =>
    tx.execute('select from delivery'),
  );
  expect(found.rowCount).toBe(0);
});
