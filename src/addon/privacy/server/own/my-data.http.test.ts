import { getTableColumns } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { downloadMyData, getMyData, makeMyData } from '#addon/privacy/contract/my-data.ts';
import { testingBegin } from '#core/answering/contract/answering.ts';
import { namesWith, personFields } from '#core/employee/contract/rules/person-fields.ts';
import { employee } from '#core/employee/server/tables/employee.ts';
import { decline } from '#core/questionary/contract/decline/decline.ts';
import { createPartialReport, exportReport, getReport } from '#core/report/contract/report.ts';
import {
  archiveLasts,
  downloadReportArchive,
  makeReportArchive,
} from '#core/report/contract/report-archive.ts';
import { signIn } from '#test/factories.ts';
import { copiedText } from '#test/file/pdf-text.ts';
import { unpacked } from '#test/file/unpacked.ts';
import { enter } from '#test/start/beginnings.ts';
import { testNow } from '#test/start/start-app.ts';
import { startAsking } from '#test/start/start-asking.ts';
import { renderDataReady } from './letters.ts';

/** What somebody gets of what is kept about them, and what stays out of it (rule 112). */
const asking = startAsking();
const { house } = asking;
const canary = { own: 'КАНАРЕЙКА-СВОЯ', other: 'КАНАРЕЙКА-ЧУЖАЯ' };

/** Person 0, who is assessed, and person 2, a colleague, as members of the company. */
let subject: Awaited<ReturnType<typeof enter>>;
let colleague: typeof subject;
beforeEach(async () => {
  const { render } = house.context.pdf;
  house.context.pdf.render = async (turn, task) =>
    'content' in task ? Buffer.from('%PDF- report') : render(turn, task);
  const [first, , third] = asking.company.people;
  subject = await enter(house.context, asking.company, ['ROLE_EMPLOYEE'], { employeeId: first! });
  colleague = await enter(house.context, asking.company, ['ROLE_EMPLOYEE'], {
    employeeId: third!,
  });
});

const page = async (token: string) => (await house.call(getMyData, { token })).body.data;
const make = (token: string) => house.call(makeMyData, { token, body: {} });
const download = (token: string) => house.call(downloadMyData, { token });

/** The files of the ZIP by name, of the paper its words. */
async function filesOf(token: string): Promise<Record<string, string>> {
  expect((await make(token)).status).toBe(200);
  await asking.work();
  const { status, bytes } = await download(token);
  expect(status).toBe(200);
  const files: Record<string, string> = {};
  for (const { name, content } of await unpacked(bytes))
    files[name] = name === 'moi-dannye.pdf' ? await copiedText(content) : content.toString();
  return files;
}
/** Signed in to another company too. */
async function beElsewhere(accountId: string): Promise<void> {
  const [other] = await asking.query<{ id: string }>(
    'select id from brand where id <> $1 limit 1',
    [asking.company.brandId],
  );
  const brandId = other?.id ?? '';
  await asking.query(
    `insert into membership (brand_id, id, account_id, roles) values ($1, gen_random_uuid(), $2, '{ROLE_HR}')`,
    [brandId, accountId],
  );
  await signIn(house.context.database, { accountId, brandId }, house.context.now());
}
const dataOf = (files: Record<string, string>) => JSON.parse(files['data.json'] ?? '');
const answerAll = async (...at: number[]) => {
  for (const which of at) {
    const text = which === 2 ? canary.own : canary.other;
    const token = await asking.tokenOf(asking.company.people[which]);
    expect((await asking.answer(token, { text })).status).toBe(200);
  }
};

test('named answers are there, and nobody else’s', async () => {
  await asking.over();
  await asking.start({ isAnonymous: false });
  await answerAll(2, 3);
  await beElsewhere(colleague.accountId);
  const files = await filesOf(colleague.token);
  const data = dataOf(files);
  expect(Object.keys(files)).toEqual(['moi-dannye.pdf', 'data.json']);
  for (const content of Object.values(files)) {
    expect(content).toContain(canary.own);
    expect(content).not.toContain(canary.other);
  }
  expect(data.answerList).toMatchObject([
    { number: asking.questionary.number, answers: expect.any(Array) },
  ]);
  const said = data.answerList[0].answers.map(({ answer }: { answer: unknown }) => answer);
  expect(said).toEqual([4, 4, 4, 4, canary.own, 4]);
  expect(data.askedList.at(-1)).toMatchObject({
    number: asking.questionary.number,
    role: 'colleague',
    about: [{ answered: true }],
  });
  expect(data.access).toMatchObject({ roles: ['ROLE_EMPLOYEE'], lastName: 'Ким' });
  expect(data.sessionList).toHaveLength(1);
});

test('every column of the record is there, or is no word of the person; texts are on paper too', async () => {
  const texts = namesWith(personFields, { own: 'text' }).filter((name) => name !== 'email');
  const words = texts.map((name) => `Слово${name}`);
  const changes = texts.map((name, at) => `${employee[name].name} = $${at + 2}`);
  await asking.query(`update employee set ${changes.join()} where id = $1`, [
    asking.company.people[2],
    ...words,
  ]);
  const files = await filesOf(colleague.token);
  const { profile } = dataOf(files);
  expect(texts.map((name) => profile[name])).toEqual(words);
  for (const word of words) expect(files['moi-dannye.pdf']).toContain(word);
  expect(Object.keys(getTableColumns(employee)).filter((name) => !(name in profile))).toEqual([
    'brandId',
    'id',
    'positionId',
    'subdivisionId',
    'deletedAt',
    'searchText',
    'nameText',
    'nameSieve',
    'emailReplacedAt',
    'addressSince',
    'nameSince',
    'renamedAt',
    'nameReplacedAt',
    'remadeAt',
    'erasedNumber',
    'version',
  ]);
  expect(profile).toMatchObject({ position: expect.any(String), subdivision: expect.any(String) });
});

test('anonymous answers can’t be found, not even one’s own, and the file says so', async () => {
  await answerAll(2, 3);
  const files = await filesOf(colleague.token);
  for (const content of Object.values(files))
    for (const text of Object.values(canary)) expect(content).not.toContain(text);
  expect(files['moi-dannye.pdf']).toMatch(/Анонимных\sответов.+здесь\sнет/s);
  // The first fact is a row like the others, not the table's head.
  expect(files['moi-dannye.pdf']).toMatch(/Поле\s*Значение\s*фамилия/);
  const data = dataOf(files);
  expect([data.answerList, data.askedList[0].about]).toMatchObject([[], [{ answered: true }]]);
});

test('what imports changed and what the directory of users calls them is there, and nobody else’s', async () => {
  const { brandId } = asking.company;
  const [, , own, other] = asking.company.people;
  for (const [id, name] of [
    [own, 'own'],
    [other, 'other'],
  ]) {
    await asking.query('insert into scim_user values ($1, $2, $3, $4, $5, $6)', [
      brandId,
      id,
      `${name}-user`,
      `${name}-external`,
      `${name}-display`,
      `${name}-manager`,
    ]);
    await asking.query(
      `with run as (insert into people_run (brand_id, id, origin, name, source_name, at, counts)
         values ($1, gen_random_uuid(), 'key', $3, '1С:ЗУП', now(), '{}') returning id)
       insert into people_run_person select $1, id, $2, 'changed', '{"lastName": "Ли"}', '{"lastName": "Ким"}' from run`,
      [brandId, id, `${name}.csv`],
    );
  }
  const files = await filesOf(colleague.token);
  expect(dataOf(files)).toMatchObject({
    scimUser: { userName: 'own-user', externalId: 'own-external', manager: 'own-manager' },
    importList: [{ name: 'own.csv', from: '1С:ЗУП', before: { lastName: 'Ли' } }],
  });
  expect(files['moi-dannye.pdf']).toMatch(/own-display.+own\.csv.+запись\s+изменена,\s+фамилия/s);
  for (const content of Object.values(files)) expect(content).not.toMatch(/other[-.]/);
});

test('that one can’t assess somebody is there, with the reason and the line to HR', async () => {
  const [employeeId = ''] = asking.company.people;
  const said = { reason: 'tooMany' as const, note: 'Двадцать за неделю' };
  const body = { questionaryId: asking.questionary.id, employeeId, ...said };
  expect((await house.call(decline, { token: colleague.token, body })).status).toBe(200);
  const files = await filesOf(colleague.token);
  expect(dataOf(files).askedList[0].about).toMatchObject([
    { answered: false, declined: said.reason, note: said.note },
  ]);
  expect(files['moi-dannye.pdf']).toMatch(/оценок\s+сразу:\s+Двадцать/);
});

test('where and when one’s own answers were begun is there, and where others began isn’t', async () => {
  const [employeeId = '', , , other] = asking.company.people;
  const body = { questionaryId: asking.questionary.id, employeeId };
  const begin = (token: string, browser: string) =>
    house.call(testingBegin, { token, body, headers: { 'user-agent': browser } });
  const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)';
  expect((await begin(colleague.token, phone)).status).toBe(205);
  await begin(await asking.tokenOf(other), 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)');
  const files = await filesOf(colleague.token);
  expect(dataOf(files).askedList[0].about).toMatchObject([
    { answered: false, begun: { day: '2026-06-15', device: 'phone' } },
  ]);
  expect(files['moi-dannye.pdf']).toMatch(/начали\s+15\s+июня\s+2026[^)]*телефоне/);
  for (const content of Object.values(files)) expect(content).not.toMatch(/computer|компьютере/);
});

test('reports about oneself are there as PDF and JSON, and who has opened them', async () => {
  await answerAll(1, 2, 3, 4);
  await asking.report();
  const params = {
    questionaryId: asking.questionary.id,
    employeeId: asking.company.people[0]!,
  };
  const token = asking.company.hrToken;
  const open = () => house.call(getReport, { token, params });
  await open();
  await house.call(getReport, { token: subject.token, params });
  expect((await house.call(exportReport, { token: subject.token, query: params })).status).toBe(
    200,
  );
  await house.call(exportReport, { token, query: params });
  const zip = await house.call(makeReportArchive, {
    token,
    body: { questionaryIdList: [asking.questionary.id] },
  });
  await asking.work();
  await house.call(downloadReportArchive, { token, params: { id: zip.body.data.id } });
  // The report was read once already, within the hour.
  const hows = async () => (await page(subject.token)).openedList.map(({ how }) => how);
  expect(await hows()).toEqual(['zip', 'export', 'open']);
  house.setNow(new Date(Date.parse(testNow) + 61 * 60 * 1000).toISOString());
  await open();
  await open();
  expect(await hows()).toEqual(['open', 'zip', 'export', 'open']);
  const { openedList } = await page(subject.token);
  expect(openedList[0]).toMatchObject({
    who: 'Ким Анна',
    numberList: [asking.questionary.number],
    isInterim: false,
  });
  expect((await page(colleague.token)).openedList).toEqual([]);
  house.setNow(testNow);

  const files = await filesOf(subject.token);
  const names = Object.keys(files);
  expect(names.map((name) => name.split('.').at(-1))).toEqual(['pdf', 'json', 'json', 'pdf']);
  expect(files[names[3]!]).toBe('%PDF- report');
  const report = JSON.parse(files[names[2]!]!);
  expect(report).toMatchObject({ ...params, kind: 'final' });
  expect(report.raters).toBeUndefined();
  expect(dataOf(files).openedList.length).toBe(4);
  expect(dataOf(files).doneToList).toEqual([]);
});

test('that an interim report was opened is told once the final one is there', async () => {
  await answerAll(1, 2, 3, 4);
  await asking.query(`update questionary set status = 'inwork' where id = $1`, [
    asking.questionary.id,
  ]);
  const { hrToken: token, people } = asking.company;
  const questionaryId = asking.questionary.id;
  const made = await house.call(createPartialReport, { token, body: { questionaryId } });
  const { passedParticipantCount } = made.body.data[0] ?? {};
  const opened = await house.call(getReport, {
    token,
    params: { questionaryId, employeeId: people[0]! },
    query: { passedParticipantCount: String(passedParticipantCount) },
  });
  expect([made.status, opened.status]).toEqual([200, 200]);
  expect((await page(subject.token)).openedList).toEqual([]);
  await asking.report();
  expect((await page(subject.token)).openedList).toMatchObject([
    { isInterim: false },
    { isInterim: true },
  ]);
  // In the file is the final one alone, once.
  expect(Object.keys(await filesOf(subject.token))).toHaveLength(4);
});

test('one a day, with words; a letter tells the person', async () => {
  expect(await page(subject.token)).toMatchObject({ file: null, contact: null });
  expect((await download(subject.token)).status).toBe(404);
  expect((await make(subject.token)).status).toBe(200);
  expect((await page(subject.token)).file).toMatchObject({ state: 'running', totalCount: 0 });
  expect((await download(subject.token)).status).toBe(409);
  await asking.work();
  expect((await page(subject.token)).file).toMatchObject({ state: 'done' });
  const refused = await make(subject.token);
  expect([refused.status, refused.body.message]).toEqual([
    429,
    expect.stringMatching(/^Файл собирают не чаще раза в сутки\. .+ 16\sиюня 2026/),
  ]);
  const { rows } = await house.context.database.pool.query(
    'select email from account where id = $1',
    [subject.accountId],
  );
  expect(asking.box.to(rows[0].email).map(({ subject }) => subject)).toEqual([
    'Файл с вашими данными готов: Оценка 360',
  ]);
  house.setNow(new Date(Date.parse(testNow) + archiveLasts + 1).toISOString());
  expect((await page(subject.token)).file).toBeNull();
});

test('one that was given up is begun again', async () => {
  await make(subject.token);
  const ofPerson = [subject.membershipId];
  await asking.query(
    `update report_archive set state = 'failed' where membership_id = $1`,
    ofPerson,
  );
  expect((await make(subject.token)).status).toBe(200);
  await asking.work();
  expect((await download(subject.token)).status).toBe(200);
  const kept = 'select from report_archive where membership_id = $1';
  expect(await asking.query(kept, ofPerson)).toHaveLength(1);
});

test('it is the person’s alone: no other’s, not HR’s, not of a record that is theirs no more', async () => {
  await answerAll(1, 2, 3, 4);
  await asking.report();
  const archive = { body: { questionaryIdList: [asking.questionary.id] } };
  await house.call(makeReportArchive, { token: asking.company.hrToken, ...archive });
  await make(subject.token);
  await asking.work();
  for (const { token } of [colleague, { token: asking.company.hrToken }]) {
    expect((await download(token)).status).toBe(404);
    expect((await page(token)).file).toBeNull();
  }
  await asking.query('update membership set employee_id = $2 where id = $1', [
    subject.membershipId,
    asking.company.people[5],
  ]);
  expect((await download(subject.token)).status).toBe(404);
});

test('what others did to the person is there, what the person did to others only by its kind', async () => {
  const [first, second] = asking.company.people;
  const note = (actor: string, entity: string, name: string) =>
    asking.query(
      `insert into audit (brand_id, at, actor_id, actor_name, actor_email, verb, kind, entity_id, name, details)
       values ($1, $2, $3, 'Ким Анна', 'hr@example.ru', 'update', 'employee', $4, $5, '{"fieldList":["phone"]}')`,
      [asking.company.brandId, testNow, actor, entity, name],
    );
  await note(colleague.accountId, first!, canary.own);
  await note(subject.accountId, second!, canary.other);
  const { number } = asking.questionary;
  await asking.query(
    `insert into audit (brand_id, at, actor_name, actor_email, verb, kind, name, details)
     values ($1, $2, '', '', 'export', 'report', '', $3)`,
    [asking.company.brandId, testNow, { subjectIdList: [first], numberList: [number, number + 1] }],
  );
  await asking.query(
    `insert into notification (brand_id, id, membership_id, type, values, created_at)
     values ($1, gen_random_uuid(), $2, 'questionaryEnd', '{}', $3)`,
    [asking.company.brandId, colleague.membershipId, testNow],
  );
  for (const [at, employeeId] of [first, second].entries())
    await asking.query(`insert into consent values ($1, $2, $3, '2026-06-15', 'link')`, [
      asking.company.brandId,
      employeeId,
      at + 1,
    ]);
  for (const [reader, person] of [
    [subject.accountId, asking.company.people[2]],
    [first, asking.company.people[3]],
    [colleague.accountId, second],
  ])
    await asking.query(
      'insert into knowledge (brand_id, reader_id, person_id) values ($1, $2, $3)',
      [asking.company.brandId, reader, person],
    );
  for (const [at, person] of [first, second].entries())
    await asking.query(
      `insert into company_step values ($1, 2026, '360', gen_random_uuid(), $2, 'subdivision', $3, 0, 3, 10, 3, $4, '2026-06-15')`,
      [
        asking.company.brandId,
        at,
        at ? canary.other : 'Склад',
        JSON.stringify([{ personId: person }]),
      ],
    );
  for (const [year, account] of [
    [2025, subject.accountId],
    [2026, colleague.accountId],
  ])
    await asking.query(
      `insert into company_told values ($1, $2, $3, '360', gen_random_uuid(), '[[0]]', 0)`,
      [asking.company.brandId, account, year],
    );
  const named = await asking.query<{ name: string }>(
    `select last_name || ' ' || first_name as name from employee where id = any($1) order by name`,
    [asking.company.people.slice(2, 4)],
  );
  const files = await filesOf(subject.token);
  const { doneList, doneToList, openedList, notificationList, consentList, knownList } =
    dataOf(files);
  expect(dataOf(files).countedList).toEqual([
    { year: 2026, method: '360', side: 'subdivision', row: 'Склад' },
  ]);
  expect(dataOf(files).toldList).toEqual([{ year: 2025, method: '360' }]);
  expect(knownList).toEqual(named.map(({ name }) => name));
  expect(openedList).toMatchObject([{ how: 'zip', numberList: [number] }]);
  expect(consentList).toEqual([{ version: 1, day: '2026-06-15', how: 'link' }]);
  expect(notificationList).toEqual([]);
  expect(doneToList).toMatchObject([
    { who: 'Ким Анна', verb: 'update', kind: 'employee', details: { fieldList: ['phone'] } },
  ]);
  expect(doneList).toMatchObject([{ verb: 'update', kind: 'employee' }]);
  expect(files['data.json']).not.toContain(canary.other);
});

test('the letter goes to nobody who has the address no more', async () => {
  const { brandId } = asking.company;
  const { membershipId } = subject;
  const to = (email: string) => renderDataReady(house.context, brandId, { membershipId }, email);
  const [{ email } = { email: '' }] = await asking.query<{ email: string }>(
    'select email from account where id = $1',
    [subject.accountId],
  );
  expect(await to(email)).toMatchObject({ subject: expect.stringContaining('готов') });
  expect(await to('former@example.ru')).toBeNull();
});

test('what is kept has the company’s terms, and whom to ask', async () => {
  await asking.query(
    `update brand set report_months = 60, audit_months = null, privacy_email = 'data@example.ru' where id = $1`,
    [asking.company.brandId],
  );
  const { keptList, contact } = await page(subject.token);
  const months = Object.fromEntries(keptList.map(({ kind, months }) => [kind, months]));
  expect([months.reports, months.journal, months.letters, contact]).toEqual([
    60,
    null,
    12,
    'data@example.ru',
  ]);
});
