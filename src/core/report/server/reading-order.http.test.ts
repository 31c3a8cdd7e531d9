import readXlsx from 'read-excel-file/node';
import { beforeEach, expect, test } from 'vitest';
import { employeeCalls } from '#core/employee/contract/employee.ts';
import { getQuestionary, getQuestionaryList } from '#core/questionary/contract/questionary.ts';
import { exportReport, getReport } from '#core/report/contract/report.ts';
import { getReportGroup } from '#core/report/contract/report-list.ts';
import { inBrand, makeCompany, makeOpenQuestion } from '#test/factories.ts';
import { testNow } from '#test/start/start-app.ts';
import { startAsking } from '#test/start/start-asking.ts';

/** Each reads a name in the order of their language (rule 63c). */
const asking = startAsking({ isEmpty: true });
const { house, query } = asking;

/** By place in the company: the first is assessed, the second leads them, the others are colleagues. */
const people = [
  ['King', 'Arthur', 'Llewelyn'],
  ['Ambrosius', 'Merlin', null],
  ['Lake', 'Lancelot', null],
  ['Zorn', 'Ada', null],
  ['Abel', 'Zoe', null],
] as const;
const english = { 'accept-language': 'en' };
const russian = { 'accept-language': 'ru' };

beforeEach(async () => {
  const { database } = house.context;
  asking.company = await makeCompany(database, new Date(testNow));
  for (const [at, [lastName, firstName, middleName]] of people.entries())
    await query(
      `update employee set last_name = $2, first_name = $3, middle_name = $4, locale = $5
       where id = $1`,
      [asking.company.people[at], lastName, firstName, middleName, at === 2 ? 'en' : 'ru'],
    );
  await inBrand(database, asking.company.brandId, (scope) => makeOpenQuestion(scope));
  await asking.start({ type: 'surname', positionId: null });
});

const emailOf = async (at: number): Promise<string> => {
  const [found] = await query<{ email: string }>('select email from employee where id = $1', [
    asking.company.people[at],
  ]);
  return found?.email ?? '';
};

test('a report, its file and its name follow their reader; one made before stays as it is', async () => {
  for (const person of asking.company.people.slice(0, 5))
    await asking.answer(await asking.tokenOf(person));
  await asking.work();
  const { hrToken: token, brandId, people: ids } = asking.company;
  const of = { questionaryId: asking.questionary.id, employeeId: ids[0]! };
  const read = async (headers: Record<string, string>) => {
    const { body } = await house.call(getReport, { token, params: of, headers });
    const { subject, participantProgressList } = body.data;
    const colleagues = participantProgressList.filter(({ type }) => type === 'colleague');
    return { subject, colleagues: colleagues.map(({ name }) => name) };
  };
  const inRussian = {
    subject: 'King Arthur Llewelyn',
    colleagues: ['Abel Zoe', 'Lake Lancelot', 'Zorn Ada'],
  };
  // By last name in both languages.
  expect(await read(english)).toEqual({
    subject: 'Arthur Llewelyn King',
    colleagues: ['Zoe Abel', 'Lancelot Lake', 'Ada Zorn'],
  });
  expect(await read(russian)).toEqual(inRussian);

  for (const [headers, subject, heading] of [
    [english, 'Arthur Llewelyn King', 'Person assessed'],
    [russian, 'King Arthur Llewelyn', 'Кого оценивали'],
  ] as const) {
    const take = (format: 'xlsx' | 'pdf') =>
      house.call(exportReport, { token, query: { ...of, format }, headers });
    const xlsx = await take('xlsx');
    const [summary] = await readXlsx(xlsx.bytes);
    expect(summary?.data).toContainEqual([heading, subject]);
    const name = subject.replaceAll(' ', '_');
    expect(xlsx.headers['content-disposition']).toContain(name);
    expect((await take('pdf')).headers['content-disposition']).toContain(name);
  }
  const logged = await query(
    `select distinct name from audit
     where brand_id = $1 and kind = 'report' and verb in ('open', 'export')`,
    [brandId],
  );
  expect(logged).toEqual([{ name: 'King Arthur Llewelyn' }]);
  const listed = await house.call(getReportGroup, {
    token,
    query: { groupBy: 'employee' },
    headers: english,
  });
  expect(JSON.stringify(listed.body)).toContain('"Arthur King"');

  await query(
    `update report set content = jsonb_set(content - 'subjectParts', '{participantProgressList}',
      (select jsonb_agg(one - 'parts') from jsonb_array_elements(content -> 'participantProgressList') one))
     where brand_id = $1`,
    [brandId],
  );
  expect(await read(english)).toEqual(inRussian);
});

test('a questionary names whom it is about in the reader’s order', async () => {
  const { hrToken: token } = asking.company;
  const params = { id: asking.questionary.id };
  for (const [headers, name] of [
    [english, 'Arthur King'],
    [russian, 'King Arthur'],
  ] as const) {
    const one = await house.call(getQuestionary, { token, params, headers });
    expect(one.body.data.subject).toBe(name);
    const all = await house.call(getQuestionaryList, { token, headers });
    expect(all.body.data.map(({ subject }) => subject)).toContain(name);
  }
});

test('a letter is in the order of its reader', async () => {
  const { mails } = asking.box;
  expect(mails.length).toBeGreaterThan(2);
  const [own, other] = [await emailOf(2), await emailOf(3)];
  expect(asking.box.to(own).at(-1)?.text).toContain('Arthur King');
  expect(asking.box.to(other).at(-1)?.text).toContain('King Arthur');
});

test.each([
  'Arthur King',
  'King Arthur',
  'Arthur Llewelyn King',
  'King Arthur Llewelyn',
  ' llewelyn  KING ',
])('people are found as “%s”', async (q) => {
  const { hrToken: token } = asking.company;
  const { body } = await house.call(employeeCalls.list, { token, query: { q }, headers: english });
  expect(body.data.map(({ lastName }) => lastName)).toEqual(['King']);
});

test('a list is sorted by last name for readers of English', async () => {
  const { hrToken: token } = asking.company;
  const { body } = await house.call(employeeCalls.list, { token, headers: english });
  const latin = body.data.map(({ lastName }) => lastName).filter((name) => /^[A-Z]/.test(name));
  expect(latin).toEqual(['Abel', 'Ambrosius', 'King', 'Lake', 'Zorn']);
});
