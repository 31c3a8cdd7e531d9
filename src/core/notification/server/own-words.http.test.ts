import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { tasks } from '#app/server/start/tasks.ts';
import { employee } from '#core/employee/server/tables/employee.ts';
import {
  updateEmailTemplate,
  updateNotificationTemplate,
} from '#core/mail/contract/template/template.ts';
import { getNotificationList } from '#core/notification/contract/notification.ts';
import { updateQuestionaryStatus } from '#core/questionary/contract/questionary-change.ts';
import { countStatements } from '#test/database/statements.ts';
import { type Company, inBrand, makeCompany, type makeMember } from '#test/factories.ts';
import { slackToken, startFakeSlack } from '#test/fake/fake-slack.ts';
import { startMailbox } from '#test/fake/mailbox.ts';
import { runDueJobs } from '#test/fake/run-due-jobs.ts';
import { plain } from '#test/screen/plain.ts';
import { createOne } from '#test/screen/questionary-form.ts';
import { enter } from '#test/start/beginnings.ts';
import { startApp, testNow } from '#test/start/start-app.ts';
import { notifyEmployees, notifyStaff } from './notify.ts';

/** A company words its letters and notifications itself (rules 32 and 33). Another one's stay as they are. */
const mailbox = startMailbox();
const env: Record<string, string> = mailbox.env;
let fake: Awaited<ReturnType<typeof startFakeSlack>>;
beforeAll(async () => {
  fake = await startFakeSlack();
  Object.assign(env, { SLACK_TOKEN: slackToken, SLACK_API_URL: `${fake.url}/api` });
});
afterAll(() => fake?.close());
const house = startApp(env);

let company: Company;
let other: Company;
let admin: Entered;
let stranger: Entered;

type Entered = Awaited<ReturnType<typeof admit>>;
let made = 0;
async function admit(of: Company, given: Parameters<typeof makeMember>[2] = {}) {
  made += 1;
  const email = `worded-${made}@example.ru`;
  return { email, ...(await enter(house.context, of, ['ROLE_ADMIN'], { email, ...given })) };
}

beforeEach(async () => {
  house.setNow(testNow);
  const { database, now } = house.context;
  company = await makeCompany(database, now());
  other = await makeCompany(database, now());
  const [employeeId = ''] = company.people;
  await inBrand(database, company.brandId, ({ tx }) =>
    tx.update(employee).set({ slackId: company.brandId }),
  );
  admin = await admit(company, { employeeId });
  stranger = await admit(other);
  mailbox.mails.length = 0;
  fake.got.length = 0;
});

const done = (of: Company, number: number) =>
  inBrand(house.context.database, of.brandId, (scope) =>
    notifyStaff(
      scope,
      'questionaryDone',
      {
        questionaryId: `6f0c1b0e-3f5d-4f0a-9d55-0c8a3f1f7a${number}`,
        number,
        name: `Инженер <${number}>`,
        dateStart: '2026-06-15',
        dateEnd: '2026-06-30',
      },
      new Date(house.context.now().getTime() + number * 1000),
    ),
  );
async function word(
  call: typeof updateEmailTemplate | typeof updateNotificationTemplate,
  given: {
    id: string;
    subject?: string;
    text: string;
  },
) {
  const { id, ...body } = given;
  const { status } = await house.call(call, { token: admin.token, params: { id }, body });
  expect(status).toBe(200);
}
const listed = async (token: string, language = 'ru') => {
  const headers = { 'accept-language': language };
  const { body } = await house.call(getNotificationList, { token, headers });
  return body.data.map(({ text }) => text);
};
/** What is due at the end of the quarter of an hour is sent. */
async function pass() {
  house.setNow('2026-06-15T09:15:00Z');
  await runDueJobs(house.context, tasks);
}

describe('a notification', () => {
  beforeEach(async () => {
    const text =
      '<p><b>{{person.firstName}}</b>, готово: {{questionary.subject}}, {{questionary.number}}</p>';
    await word(updateNotificationTemplate, { id: 'questionaryDone-ru', text });
    await done(company, 11);
    await done(other, 11);
  });

  test('says it in the bell, in this company and language alone', async () => {
    expect(await listed(admin.token)).toEqual(['Анна, готово: Инженер <11>, № 11']);
    expect(await listed(admin.token, 'en')).toEqual(['Assessment #11 completed: Инженер <11>']);
    expect(await listed(stranger.token)).toEqual(['Анкета № 11 завершена: Инженер <11>']);
  });

  test('says it in Slack', async () => {
    await done(company, 12);
    await pass();
    const messages = fake.got.filter(({ fields }) => fields.channel === company.brandId);
    expect(messages.map(({ fields }) => plain(String(fields.text)))).toEqual([
      'Анна, готово: Инженер &lt;11&gt;, № 11\nАнна, готово: Инженер &lt;12&gt;, № 12\n<http://localhost:3000/estimation/questionary|Открыть>',
    ]);
  });

  test('costs a list of many as many statements as a list of one', async () => {
    const ask = () => house.call(getNotificationList, { token: admin.token });
    await ask();
    const one = await countStatements(ask);
    for (const number of [12, 13, 14]) await done(company, number);
    const four = await countStatements(ask);
    expect(four.reply.body.count).toBe(4);
    expect(four.statements).toBe(one.statements);
  });
});

describe('a letter', () => {
  test('of what has ended names one, or the first and a list of all', async () => {
    await word(updateEmailTemplate, {
      id: 'questionaryDone-ru',
      subject: 'Итак: {{questionary.subject}}, {{questionary.number}}',
      text: '<p>Наши слова</p><p>{{questionary.list}}</p>',
    });
    for (const number of [11, 12, 13]) await done(company, number);
    await done(other, 11);
    await pass();
    const [letter, ...more] = mailbox.to(admin.email);
    expect([letter?.subject, more]).toEqual([
      'Итак: Инженер <11> и ещё 2 анкеты, № 11 и ещё 2 анкеты',
      [],
    ]);
    expect(letter?.text).toContain('Наши слова\n\n– Инженер <11>: анкета № 11, 15 июня');
    expect(letter?.text).toContain('– Инженер <13>: анкета № 13');
    expect(letter?.html).toContain('Инженер &lt;13&gt;');
    expect(letter?.text).toContain('Открыть журнал анкет:\nhttp');
    expect(letter?.text).toContain('Ссылка откроется после входа');
    expect(mailbox.to(stranger.email)[0]?.subject).toBe('Оценка завершена: Инженер <11>');
  });

  test('of a report is worded too', async () => {
    await word(updateEmailTemplate, {
      id: 'reportReady-ru',
      subject: 'Отчёт {{report.number}}',
      text: '<p>{{person.fullName}}</p><p>{{report.list}}</p><p>{{link.button}}</p>',
    });
    const [employeeId = ''] = company.people;
    const values = {
      questionaryId: '6f0c1b0e-3f5d-4f0a-9d55-0c8a3f1f7a11',
      number: 11,
      dateStart: '2026-06-15',
      dateEnd: '2026-06-30',
      employeeId,
    };
    await inBrand(house.context.database, company.brandId, (scope) =>
      notifyEmployees(
        scope,
        'reportReady',
        { employeeIds: [employeeId], values },
        house.context.now(),
      ),
    );
    await pass();
    const [letter] = mailbox.to(admin.email);
    expect(letter?.subject).toBe('Отчёт № 11');
    expect(letter?.text).toContain('– Отчёт по анкете № 11: 15 июня 2026 г. – 30 июня 2026 г.');
  });

  test('that invites carries what an administrator has written', async () => {
    await word(updateEmailTemplate, {
      id: 'invitation-ru',
      subject: 'Оцените: {{assessment.who}}',
      text: '<p>Пять минут вашего времени, {{person.firstName}}!</p>',
    });
    const [subject = '', rater = ''] = company.people;
    const { id } = await createOne(house, company, {
      employeeList: [{ id: subject }],
      participantList: [{ id: rater, type: 'supervisor' }],
    });
    const body = { id, status: 'inwork' };
    await house.call(updateQuestionaryStatus, { token: company.hrToken, body });
    await runDueJobs(house.context, tasks);
    const letter = mailbox.mails.find(({ subject: line }) => line?.startsWith('Оцените: '));
    expect(letter?.text).toMatch(/Пять минут вашего времени, .+!\n\nОтветить:\nhttp/);
    expect(letter?.text).toContain('Ссылка личная, пароль не нужен.');
  });
});
