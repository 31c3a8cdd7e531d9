import { describe, expect, test } from 'vitest';
import { getDeliveryList, sendAgain } from '#core/mail/contract/delivery.ts';
import { queueDeliveries } from '#core/mail/server/outbox.ts';
import { inBrand } from '#test/factories.ts';
import { startOne } from '#test/screen/questionary-form.ts';
import { startSending } from '#test/start/start-sending.ts';

const sending = startSending();
const { house, box, send, work, query } = sending;

const list = async (asked: Record<string, string> = {}, token = sending.company.hrToken) =>
  (await house.call(getDeliveryList, { token, query: asked })).body;
const recipients = async (asked: Record<string, string> = {}) =>
  (await list(asked)).data.map(({ recipient }) => recipient);
const again = (id: string, token = sending.company.hrToken) =>
  house.call(sendAgain, { token, params: { id } });
const refuse = (address: string, code: number) => {
  box.refuse = (given) => (given === address ? code : undefined);
};
const minute = (at: number) => house.setNow(`2026-06-15T09:0${at}:00Z`);

describe('the delivery log', () => {
  test('shows every report: which one, by whom, to whom, and what became of it', async () => {
    const [person] = await query<{ email: string; name: string; subject: string }>(
      `select e.email, e.last_name || ' ' || e.first_name as name,
        (select last_name || ' ' || first_name from employee where id = $2) as subject
       from employee e where e.id = $1`,
      sending.company.people[1],
      sending.report.employeeId,
    );
    refuse(person!.email, 550);
    await sending.onSlack('U12345678');
    await send({ emailList: [person!.email], slackList: ['U12345678'] });
    await work();
    const { data, count } = await list({ sort: 'state:a' });
    expect(count).toBe(2);
    expect(data[0]).toMatchObject({
      channel: 'email',
      recipient: person!.email,
      recipientName: person!.name,
      type: 'report',
      state: 'refused',
      lastError: expect.stringContaining('550'),
      attempts: 1,
      createdAt: '2026-06-15T09:00:00.000Z',
      sentAt: null,
      report: { ...sending.report, subject: person!.subject, senderName: 'Ким Анна' },
    });
    expect(data[1]).toMatchObject({ channel: 'slack', recipientName: person!.name, state: 'sent' });
    expect(data[1]?.sentAt).toBe('2026-06-15T09:00:00.000Z');
  });

  test('is filtered, searched, sorted and read page by page', async () => {
    box.refuse = (given) => ({ 'b@example.ru': 451, 'c@example.ru': 550 })[given];
    for (const [at, address] of ['a', 'b', 'c'].entries()) {
      minute(at);
      await send({ emailList: [`${address}@example.ru`] });
    }
    minute(3);
    await sending.onSlack('U12345678');
    await send({ slackList: ['U12345678'] });
    await work();
    const [a, b, c] = ['a@example.ru', 'b@example.ru', 'c@example.ru'];
    expect(await recipients()).toEqual(['U12345678', c, b, a]);
    expect(await recipients({ sort: 'createdAt:a', limit: '2', offset: '1' })).toEqual([b, c]);
    expect(await recipients({ 'filterList[state]': 'waiting,refused' })).toEqual([c, b]);
    expect(await recipients({ 'filterList[channel]': 'slack' })).toEqual(['U12345678']);
    expect(await recipients({ q: ' B@EX' })).toEqual([b]);
    expect(await recipients({ q: 'ким а' })).toHaveLength(4);
    expect((await list({ limit: '1' })).count).toBe(4);
  });

  test('shows nothing to another company', async () => {
    await send({ emailList: ['a@example.ru'] });
    const { token } = { token: sending.other.hrToken };
    expect((await list({}, token)).count).toBe(0);
    const [{ id } = { id: '' }] = (await list()).data;
    expect((await again(id, token)).status).toBe(404);
  });
});

describe('other messages', () => {
  /** Somebody is asked, and their letter was refused. */
  async function asked() {
    const { id } = await startOne(house, sending.company, {
      employeeList: [{ id: sending.company.people[5]! }],
      isAnonymous: false,
      method: '90',
      participantList: [{ id: sending.company.people[6]!, type: 'supervisor' }],
    });
    const [{ email } = { email: '' }] = await query<{ email: string }>(
      'select email from employee where id = $1',
      sending.company.people[6],
    );
    refuse(email, 550);
    await work();
    return { id, email };
  }

  test('are shown when they did not arrive, and never go again from here', async () => {
    const { email } = await asked();
    const { data } = await list();
    expect(data.map(({ type, recipient, report }) => [type, recipient, report])).toEqual([
      ['invitation', email, null],
    ]);
    expect((await again(data[0]!.id)).status).toBe(409);
  });

  test('a letter about answering is shown no longer than its person is awaited', async () => {
    const { id } = await asked();
    await query(`update assignment set status = 'done' where questionary_id = $1`, id);
    expect((await list()).count).toBe(0);
    await query(`update assignment set status = 'in_work' where questionary_id = $1`, id);
    expect((await list()).count).toBe(1);
    const ended = `update questionary set date_start = '2026-06-13', date_end = '2026-06-14'`;
    await query(`${ended} where id = $1`, id);
    expect((await list()).count).toBe(0);
  });

  test('a letter of an assessment that arrived is shown for thirty days, to whom and when', async () => {
    const { people } = sending.company;
    await startOne(house, sending.company, {
      employeeList: [{ id: people[5]! }],
      isAnonymous: false,
      method: '90',
      participantList: [{ id: people[6]!, type: 'supervisor' }],
      dateEnd: '2026-08-30',
    });
    await work();
    const [{ email } = { email: '' }] = await query<{ email: string }>(
      'select email from employee where id = $1',
      people[6],
    );
    expect((await list()).data).toMatchObject([
      { type: 'invitation', recipient: email, state: 'sent', sentAt: expect.any(String), can: [] },
    ]);
    expect((await list({}, sending.other.hrToken)).count).toBe(0);
    // Of who answers about oneself nothing is told, as on the page of those awaited.
    const subject = await sending.member(['ROLE_HR'], { employeeId: people[5]! });
    expect((await list({}, subject)).count).toBe(0);
    await query(`update delivery set created_at = created_at - interval '31 days'`);
    expect((await list()).count).toBe(0);
  });

  test('a letter that asks whether anything has changed never stands there', async () => {
    const { brandId, people } = sending.company;
    const payload = { employeeId: people[1]!, isPrivate: true as const };
    await inBrand(house.context.database, brandId, (scope) =>
      queueDeliveries(scope, 'followUp', [{ email: 'a@example.ru', payload }], house.context.now()),
    );
    for (const state of ['waiting', 'sent', 'failed', 'refused']) {
      const inState = `update delivery set state = $1, last_error = '550' where type = 'followUp'`;
      await query(inState, state);
      expect((await list()).count).toBe(0);
    }
  });

  test('what arrived is nobody’s business', async () => {
    await inBrand(house.context.database, sending.company.brandId, (scope) =>
      queueDeliveries(
        scope,
        'redirected',
        [
          {
            email: 'former@example.ru',
            payload: { to: 'x@example.ru', invited: false, employeeId: sending.company.people[1]! },
          },
        ],
        house.context.now(),
      ),
    );
    expect((await list()).count).toBe(0);
    await work();
    expect([box.mails.length, (await list()).count]).toEqual([1, 0]);
  });
});

describe('sending again', () => {
  test('a report that was turned away goes once more, and is noted', async () => {
    refuse('a@example.ru', 550);
    await send({ emailList: ['a@example.ru'] });
    await work();
    box.refuse = undefined;
    const [{ id } = { id: '' }] = (await list()).data;
    const { status, body } = await again(id);
    expect([status, body.message]).toEqual([200, 'Отчёт отправляется ещё раз']);
    await work();
    expect(box.to('a@example.ru')).toHaveLength(1);
    expect((await list()).data[0]).toMatchObject({ state: 'sent', attempts: 2, lastError: null });
    const noted = await query<{ details: object }>(
      `select details from audit where verb = 'send' and brand_id = $1 order by id`,
      sending.company.brandId,
    );
    expect(noted.at(-1)?.details).toMatchObject({ recipientList: ['a@example.ru'] });
  });

  test('one that waits for its next try goes now, one that has arrived does not', async () => {
    refuse('a@example.ru', 451);
    await send({ emailList: ['a@example.ru'] });
    const [{ id } = { id: '' }] = (await list()).data;
    expect((await again(id)).status).toBe(409);
    await work();
    expect((await again(id)).status).toBe(200);
    box.refuse = undefined;
    await work();
    expect((await again(id)).status).toBe(409);
    expect(box.to('a@example.ru')).toHaveLength(1);
  });

  test('is for HR and admins, whoever has sent it', async () => {
    const { employeeId } = sending.report;
    const own = await sending.member(['ROLE_EMPLOYEE'], { employeeId });
    refuse('a@example.ru', 550);
    await send({ emailList: ['a@example.ru'] }, own);
    await work();
    const [{ id } = { id: '' }] = (await list()).data;
    expect((await again(id, own)).status).toBe(403);
    expect((await again(id)).status).toBe(200);
  });
});
