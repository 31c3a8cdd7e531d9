import { beforeEach, describe, expect, test } from 'vitest';
import { employeeCalls } from '#core/employee/contract/employee.ts';
import { takeBackEmployee } from '#core/employee/contract/former-employee.ts';
import { getEmployeeCompany, updateAnyCompany } from '#core/profile/contract/profile.ts';
import { mostRecipients } from '#core/report/contract/reading/report-recipients.ts';
import { createUser } from '#core/user/contract/user.ts';
import { enter } from '#test/start/beginnings.ts';
import { startSending } from '#test/start/start-sending.ts';

const sending = startSending();
const { house, box, send, work, outcome, query } = sending;

const choose = (share: string, ...domains: string[]) =>
  query(
    'update brand set share = $1, share_domains = $2 where id = $3',
    share,
    domains,
    sending.company.brandId,
  );
/** The paths and the keys of a refusal, with its status. */
async function refusal(body: object, token?: string) {
  const { status, body: said } = await send(body, token);
  return [status, ...(said.errors ?? []).map(({ path, key }) => [path, key])];
}
const asEmployee = () =>
  sending.member(['ROLE_EMPLOYEE'], { employeeId: sending.report.employeeId });
const emailOf = async (at: number) => {
  const [row] = await query<{ email: string }>(
    'select email from employee where id = $1',
    sending.company.people[at],
  );
  return row?.email ?? '';
};

describe('a company that sends reports to its own people', () => {
  beforeEach(() => choose('members'));

  test('does so from the first day', async () => {
    const [row] = await query<{ share: string }>(
      'select share from brand where id = $1',
      sending.other.brandId,
    );
    expect(row?.share).toBe('members');
  });

  test('names every other address at its field, and sends nothing', async () => {
    const emailList = [await emailOf(1), 'a@private.example', 'b@private.example'];
    const { status, body } = await send({ emailList });
    expect(status).toBe(400);
    expect(body.errors).toEqual([
      {
        path: 'emailList.1',
        key: 'reportSend.errors.outsider',
        message: 'a@private.example: компания отправляет отчёты только своим сотрудникам',
      },
      expect.objectContaining({ path: 'emailList.2' }),
    ]);
    await work();
    expect(box.mails).toEqual([]);
  });

  test('takes employees and users, and nobody who has left, is switched off or is another company’s', async () => {
    await sending.member(['ROLE_HR'], { email: 'user@north.ru' });
    await sending.member(['ROLE_HR'], { email: 'off@north.ru' });
    await query(
      `update membership set disabled = true where account_id = (select id from account where email = 'off@north.ru')`,
    );
    await query('update employee set fired_at = now() where id = $1', sending.company.people[2]);
    await sending.member(['ROLE_HR'], { email: 'user@other.ru' }, sending.other);
    const own = [await emailOf(1), 'user@north.ru'];
    expect(
      await refusal({ emailList: [...own, await emailOf(2), 'off@north.ru', 'user@other.ru'] }),
    ).toEqual([400, ...[2, 3, 4].map((at) => [`emailList.${at}`, 'reportSend.errors.outsider'])]);
    expect(await refusal({ emailList: own })).toEqual([200]);
  });

  test('sends nothing within a day to an address that has come in, with a person or after them', async () => {
    const { hrToken, people, positionId, subdivisionId } = sending.company;
    const [now, tomorrow] = ['2026-06-15T09:00:00Z', '2026-06-16T09:00:01Z'];
    const body = {
      firstName: 'Мария',
      lastName: 'Соколова',
      locale: 'ru',
      positionId,
      subdivisionId,
      inCompany: '2024-03-01',
      inPosition: '2025-01-15',
    };
    const [leaverId = '', moverId = '', talkerId = ''] = people.slice(2);
    const editedId = people[1] ?? '';
    house.setNow(now);
    const create = { ...body, email: 'leak@evil.test' };
    expect((await house.call(employeeCalls.create, { token: hrToken, body: create })).status).toBe(
      200,
    );
    await query('update employee set fired_at = $1 where id = $2', now, leaverId);
    await house.call(takeBackEmployee, { token: hrToken, params: { id: leaverId } });
    await query('update employee set fired_at = $1 where id = $2', now, editedId);
    const params = { id: editedId };
    const info = (await house.call(getEmployeeCompany, { token: hrToken, params })).body.data;
    const back = { token: hrToken, params, body: { ...info, firedAt: null } };
    const kept = await house.call(updateAnyCompany, back);
    expect([kept.status, kept.body.errors]).toEqual([200, undefined]);
    const change = (id: string, given: object) =>
      house.call(employeeCalls.update, { token: hrToken, body: { id, ...body, ...given } });
    expect((await change(moverId, { email: 'moved@evil.test' })).status).toBe(200);
    const talker = { email: await emailOf(4), slackId: 'U12345678' };
    expect((await change(talkerId, talker)).status).toBe(200);
    const emailList = ['leak@evil.test', await emailOf(2), 'moved@evil.test', await emailOf(1)];
    const slackList = [talker.slackId];
    const tooNew = (path: string) => [path, 'reportSend.errors.tooNew'];
    const refused = [...[0, 1, 2, 3].map((at) => tooNew(`emailList.${at}`)), tooNew('slackList.0')];
    expect(await refusal({ emailList, slackList })).toEqual([400, ...refused]);
    await work();
    expect(box.to('leak@evil.test').flatMap(({ attachments }) => attachments)).toEqual([]);
    house.setNow(tomorrow);
    const later = (await enter(house.context, sending.company, ['ROLE_HR'])).token;
    expect(await refusal({ emailList, slackList }, later)).toEqual([200]);
  });

  test('asks again when a letter is sent, by every way that it is sent again', async () => {
    await choose('anywhere');
    const gone = await emailOf(2);
    await send({ emailList: ['a@private.example', gone, await emailOf(1)] });
    await choose('members');
    await query('update employee set fired_at = now() where id = $1', sending.company.people[2]);
    await work();
    expect(box.to(await emailOf(1))).toHaveLength(1);
    for (const address of ['a@private.example', gone]) {
      expect(box.to(address)).toEqual([]);
      expect(await outcome(address)).toMatchObject([
        { state: 'refused', error: 'not allowed by the company' },
      ]);
    }
  });
});

describe('one that names domains', () => {
  test('sends to its people and to these, however they are spelled', async () => {
    await choose('domains', 'partner.ru', 'xn--80aegj1b.xn--p1ai');
    const emailList = [await emailOf(1), 'a@partner.ru', 'b@завод.рф'];
    expect(await refusal({ emailList })).toEqual([200]);
    const strangers = ['a@mail.partner.ru', 'a@pаrtner.ru', 'a@partner.ru.evil.test'];
    expect(await refusal({ emailList: strangers })).toEqual([
      400,
      ...strangers.map((_, at) => [`emailList.${at}`, 'reportSend.errors.otherDomain']),
    ]);
  });
});

test('Slack takes ids of the directory alone, whatever the company has chosen', async () => {
  await sending.onSlack('U12345678');
  expect(await refusal({ slackList: ['U12345678', 'C12345678'] })).toEqual([
    400,
    ['slackList.1', 'reportSend.errors.slackUnknown'],
  ]);
  expect(await refusal({ slackList: ['U12345678'] })).toEqual([200]);
  await query('update employee set slack_id = null where id = $1', sending.company.people[1]);
  await work();
  expect(await outcome('U12345678')).toMatchObject([{ state: 'refused' }]);
  expect(sending.slack.got).toEqual([]);
});

describe('in a day', () => {
  const to = (count: number, at = 0) => ({
    emailList: Array.from({ length: count }, (_, n) => `p${at + n}@example.ru`),
  });

  test('below HR reports go to 50 recipients, and the 51st is told so', async () => {
    const own = await asEmployee();
    expect(await refusal(to(49), own)).toEqual([200]);
    const late = await send(to(2, 49), own);
    expect([late.status, late.body.message]).toEqual([
      429,
      'За сутки отчёты можно отправить не больше чем 50 получателям, осталось: 1. Остальным отправьте завтра.',
    ]);
    expect(late.body.errors?.map(({ path }) => path)).toEqual(['emailList']);
    expect(late.headers['retry-after']).toBe(String(24 * 60 * 60));
    // What was refused is not counted.
    expect(await refusal(to(1, 50), own)).toEqual([200]);
    expect((await send(to(1, 51), own)).status).toBe(429);
    house.setNow('2026-06-16T09:00:00Z');
    expect(await refusal(to(1, 51), own)).toEqual([200]);
  });

  test('HR’s go to 500', async () => {
    for (let at = 0; at < 5; at += 1) {
      expect(await refusal(to(mostRecipients, at * mostRecipients))).toEqual([200]);
    }
    expect((await send(to(1, 500))).status).toBe(429);
  });

  test('two at the same moment are counted one after another', async () => {
    const own = await asEmployee();
    const all = await Promise.all([send(to(30), own), send(to(30, 30), own)]);
    expect(all.map(({ status }) => status).sort()).toEqual([200, 429]);
  });
});

describe('words', () => {
  const with_ = (text: string) => ({ emailList: ['a@example.ru'], text });

  test.each([
    '<p>http://evil.test</p>',
    '<p>WWW.evil.test</p>',
    '<p>вход: evil.test/login</p>',
    '<p><a href="https://evil.test">итоги</a></p>',
    '<p>ht<b>tp:/</b>/evil.test</p>',
    '<p>evil\u200b.test/login</p>',
    '<p>evil&#8203;.test&sol;login</p>',
  ])('below HR hold no links: %s', async (text) => {
    expect(await refusal(with_(text), await asEmployee())).toEqual([
      400,
      ['text', 'reportSend.errors.noLinks'],
    ]);
  });

  test('of HR hold links that lead where they say, and both addresses are named where one doesn’t', async () => {
    const { status, body } = await send(
      with_('<p><a href="https://evil.test/login">http://localhost/login</a></p>'),
    );
    expect([status, body.errors]).toEqual([
      400,
      [
        {
          path: 'text',
          key: 'reportSend.errors.otherAddress',
          message:
            'Ссылка «http://localhost/login» ведёт на другой адрес: https://evil.test/login. Напишите тот же адрес или обычные слова.',
        },
      ],
    ]);
    expect(
      await refusal(
        with_('<p><a href="https://a.ru/x">a.ru</a> <a href="https://b.ru">план</a></p>'),
      ),
    ).toEqual([200]);
  });
});

test('a name that letters would show as a link is refused at its field', async () => {
  const token = await sending.member(['ROLE_SUPER_ADMIN']);
  const form = {
    firstName: 'Ксения',
    lastName: 'https://evil.test/login',
    email: 'k@north.ru',
    locale: 'ru' as const,
    roles: ['ROLE_HR' as const],
  };
  const { status, body } = await house.call(createUser, { token, body: form });
  expect([status, body.errors?.map(({ path, key }) => [path, key])]).toEqual([
    400,
    [['lastName', 'validation.nameWithAddress']],
  ]);
});
