import { beforeAll, describe, expect, test } from 'vitest';
import { getQuestionary, getQuestionaryList } from '#core/questionary/contract/questionary.ts';
import { createMany, importMany } from '#core/questionary/contract/questionary-from-file.ts';
import { mostColleagues } from '#core/questionary/contract/questionary-from-structure.ts';
import { usualPerRater } from '#platform/contract/rules/per-rater.ts';
import { countStatements } from '#test/database/statements.ts';
import {
  type Company,
  inBrand,
  makeLeaders,
  makePeople,
  makePerson,
  makePosition,
} from '#test/factories.ts';
import { mailsOf, participantFile } from '#test/file/participant-file.ts';
import { formRowsOf } from '#test/screen/questionary-form.ts';
import { makeTwoCompanies } from '#test/start/beginnings.ts';
import { startApp } from '#test/start/start-app.ts';

const house = startApp();
let own: Company;
let other: Company;
let mails: string[];
/** Leads all the others but the last one, whom nobody leads. */
let boss: string;
let alone: string;

beforeAll(async () => {
  const { database } = house.context;
  ({ own, other } = await makeTwoCompanies(house.context, { howMany: 6 }, { howMany: 2 }));
  mails = await mailsOf(house, own);
  [boss, alone] = [own.people[0]!, own.people[5]!];
  await inBrand(database, own.brandId, async (scope) => {
    for (const id of own.people.slice(1, 5)) await makeLeaders(scope, id, [boss]);
  });
});

const dates = { dateStart: '2026-06-16', dateEnd: '2026-06-30' };
type Given = Record<string, unknown> & { dryRun?: boolean };
const create = (ids: string[], { dryRun = true, ...body }: Given = {}) =>
  house.call(createMany, {
    token: own.hrToken,
    query: dryRun ? { dryRun: 'true' } : {},
    body: { method: '360', ...dates, employeeList: ids.map((id) => ({ id })), ...body },
  });
const read = (lines: string[], body: Record<string, unknown> = {}) =>
  house.call(importMany, {
    token: own.hrToken,
    query: { dryRun: 'true' },
    body: { method: '360', ...dates, ...body },
    file: participantFile(...lines),
  });
type Reply = Awaited<ReturnType<typeof read>>['body'];
/** How many supervisors, colleagues and subordinates each subject would get. */
const counts = ({ questionaryList }: Pick<Reply, 'questionaryList'>) =>
  questionaryList.map(({ employee, participantCountList }) => [
    own.people.indexOf(employee.id),
    ...['supervisor', 'colleague', 'subordinate'].map(
      (role) => participantCountList.find(({ type }) => type === role)?.count,
    ),
  ]);

describe('a questionary for each of the chosen people', () => {
  test('is filled from the structure, and what is missing is said once', async () => {
    const { body } = await create([boss, own.people[1]!, alone]);
    expect([body.message, body.isFromStructure]).toEqual(['Файл проверен', true]);
    expect(counts(body)).toEqual(
      expect.arrayContaining([
        [0, 0, 0, 4],
        [1, 1, 3, 0],
        [5, 0, 0, 0],
      ]),
    );
    const [said, ...more] = body.warningList.filter((one) => one.includes('структуре'));
    expect(said).toMatch(/^У 2 оцениваемых в структуре нет руководителя/);
    expect(more).toEqual([]);
    expect(body.questionaryList.map(({ workError }) => workError === null)).toEqual(
      body.questionaryList.map(({ employee }) => employee.id === own.people[1]),
    );
  });

  test('says who is asked most, and leaves out whom HR takes out', async () => {
    const subjects = own.people.slice(1, 4);
    const { load } = (await create(subjects)).body;
    const [most] = load.heaviestList;
    expect([most?.subjectCount, most?.inList.toSorted()]).toEqual([3, subjects.toSorted()]);
    expect(load.heaviestList.map(({ id }) => id)).toContain(boss);
    const without = await create(subjects, {
      leftOutList: [{ subjectId: subjects[0], raterId: own.people[4] }],
    });
    const colleagues = counts(without.body).map(([person, , count]) => [person, count]);
    expect(colleagues.toSorted()).toEqual([
      [1, 2],
      [2, 3],
      [3, 3],
    ]);
    const wrong = await create(subjects, { leftOutList: [{ subjectId: 'x', raterId: boss }] });
    expect([wrong.status, wrong.body.errors?.[0]?.path]).toEqual([400, 'leftOutList.0.subjectId']);
  });

  test('without the structure nobody assesses them yet', async () => {
    const { body } = await create([own.people[1]!], { fromStructure: false });
    expect([counts(body), body.isFromStructure]).toEqual([[[1, 0, 0, 0]], false]);
  });

  test('in a method without colleagues only leaders are taken', async () => {
    const { body } = await create([own.people[1]!], { method: '180' });
    expect(body.questionaryList[0]?.participantCountList).toEqual([
      { type: 'supervisor', count: 1, outOf: null, isTooFew: false },
    ]);
  });

  test('is created with them, and noted', async () => {
    const { body } = await create(own.people.slice(1, 3), { dryRun: false });
    expect([body.message, body.questionaryList.length]).toEqual(['Созданы 2 анкеты', 2]);
    const { data } = (
      await house.call(getQuestionary, {
        token: own.hrToken,
        params: { id: body.questionaryList[0]?.id ?? '' },
      })
    ).body;
    const { people } = own;
    const subject = data.employeeList[0]?.id ?? '';
    expect([data.type, people.slice(1, 3).includes(subject)]).toEqual(['surname', true]);
    const team = people.slice(1, 5).filter((id) => id !== subject);
    // They stand by last name, which for people made one after another is not always their order.
    const found = data.participantList.map(({ id, type }) => `${people.indexOf(id)} ${type}`);
    expect(found.toSorted()).toEqual([
      '0 supervisor',
      ...team.map((id) => `${people.indexOf(id)} colleague`),
    ]);
    expect(data.workErrorList).toEqual([]);
    const noted = await formRowsOf(
      house,
      `select details from audit where brand_id = $1 and kind = 'questionary' and verb = 'import'`,
      own.brandId,
    );
    expect(noted).toEqual([{ details: { createdCount: 2 } }]);
  });

  test('people of another company, and positions without competencies, are refused', async () => {
    const before = await count();
    const foreign = await create([boss, other.people[0]!], { dryRun: false });
    expect([foreign.status, foreign.body.errors?.[0]?.path]).toEqual([400, 'employeeList.1.id']);
    const bare = await inBrand(house.context.database, own.brandId, async (scope) => {
      const positionId = await makePosition(scope, 'Без компетенций');
      return makePerson(scope, { ...own, positionId });
    });
    const { status, body } = await create([boss, bare], { dryRun: false });
    expect([status, body.errors?.[0]?.path]).toEqual([400, 'competenceList']);
    expect(body.errors?.[0]?.message).toContain('«Без компетенций»');
    const competenceList = own.competenceIds.map((id) => ({ id }));
    expect((await create([boss, bare], { competenceList })).status).toBe(200);
    expect(await count()).toBe(before);
  });

  const count = async () =>
    (await house.call(getQuestionaryList, { token: own.hrToken, query: { active: 'true' } })).body
      .count;
});

describe('a file of subjects alone', () => {
  test.each([
    ['under a header of theirs', () => ['E-mail оцениваемого', mails[1]!, mails[2]!]],
    ['under any header of e-mails', () => ['Корпоративная почта', mails[1]!, mails[2]!]],
    ['among other columns', () => ['ФИО;E-mail;Должность', `А;${mails[1]};Б`, `В;${mails[2]};Г`]],
    [
      'in a file for pairs with nobody in them',
      () => ['E-mail оцениваемого;E-mail;Роль', `${mails[1]};;`, `${mails[2]};;`],
    ],
    ['each once', () => ['Email', mails[1]!, mails[2]!, mails[1]!.toUpperCase()]],
  ])('%s is filled from the structure', async (_, lines) => {
    const { body } = await read(lines());
    expect([body.data, body.isFromStructure]).toEqual([[], true]);
    expect(counts(body)).toEqual([
      [1, 1, 3, 0],
      [2, 1, 3, 0],
    ]);
  });

  test('may name them, in any order of the words', async () => {
    const [first, second] = await formRowsOf<{ last: string; first: string }>(
      house,
      'select last_name as last, first_name as first from employee where id = any($1) order by id = $2',
      [own.people[1], own.people[2]],
      own.people[2],
    );
    const { body } = await read([
      'ФИО',
      `${first?.last.toUpperCase()}  ${first?.first}`,
      `${second?.first} ${second?.last}`,
    ]);
    expect(body.data).toEqual([]);
    expect(counts(body).map(([at]) => at)).toEqual([1, 2]);
  });

  test('says whom it does not know, and who has a namesake', async () => {
    await inBrand(house.context.database, own.brandId, async (scope) => {
      const twin = { ...own, lastName: 'Два Имени', firstName: 'Ян' };
      await makePerson(scope, twin);
      await makePerson(scope, twin);
      await makePerson(scope, { ...own, lastName: 'Ушёл', firstName: 'Ян', firedAt: '2026-01-01' });
    });
    const { body } = await read(['ФИО', 'Два имени Ян', 'Никто Никак', 'Ушел Ян']);
    expect(body.data.map(({ errorList }) => errorList)).toEqual([
      [expect.stringContaining('несколько сотрудников')],
      [expect.stringContaining('Нет сотрудника')],
      [expect.stringContaining('Ушёл Ян')],
    ]);
  });

  test('without the structure is a list of questionaries without raters', async () => {
    const { body } = await read(['E-mail', mails[1]!], { fromStructure: 'false' });
    expect([body.data, counts(body)]).toEqual([[], [[1, 0, 0, 0]]]);
  });
});

describe('a file with raters', () => {
  const pairs = () => ['E-mail оцениваемого;E-mail;Роль', `${mails[1]};${mails[2]};Клиент`];

  test('is left as it is, until the structure is asked too; who is in it keeps the role', async () => {
    const { body } = await read(pairs());
    expect([body.isFromStructure, counts(body)]).toEqual([false, [[1, 0, 0, 0]]]);
    const filled = (await read(pairs(), { fromStructure: 'true' })).body;
    expect([filled.isFromStructure, counts(filled)]).toEqual([true, [[1, 1, 2, 0]]]);
  });

  test('may then leave raters out of some rows, which else is an error', async () => {
    const mixed = [...pairs(), `${mails[3]};;`];
    expect((await read(mixed)).body.data.map(({ rowIndex }) => rowIndex)).toEqual([3]);
    const { body } = await read(mixed, { fromStructure: 'true' });
    expect(counts(body)).toEqual([
      [1, 1, 2, 0],
      [3, 1, 3, 0],
    ]);
  });

  test.each([
    ['E-mail оцениваемого;E-mail', '«Роль»'],
    ['E-mail;Роль', '«E-mail оцениваемого»'],
    ['E-mail оцениваемого;Роль', '«E-mail»'],
    ['Отдел;Город', '«E-mail оцениваемого»'],
  ])('“%s” lacks a column', async (header, name) => {
    const { body } = await read([header, 'a;b']);
    expect(body.data.flatMap(({ errorList }) => errorList)).toEqual([
      expect.stringContaining(name),
    ]);
  });
});

test('each of a large team gets some colleagues, in a few statements for all', async () => {
  const size = 3 * mostColleagues;
  const team = await inBrand(house.context.database, own.brandId, async (scope) => {
    const ids = await makePeople(scope, size, own);
    for (const id of ids) await makeLeaders(scope, id, [alone]);
    return ids;
  });
  const { reply, statements } = await countStatements(() => create(team));
  expect(statements).toBe(16);
  const ofColleagues = reply.body.questionaryList.map(
    ({ participantCountList }) => participantCountList[1],
  );
  expect(ofColleagues).toEqual(
    team.map(() => ({
      type: 'colleague',
      count: usualPerRater,
      outOf: size - 1,
      isTooFew: false,
    })),
  );
});
