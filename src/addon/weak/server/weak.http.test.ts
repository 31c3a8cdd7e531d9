import { beforeAll, describe, expect, test } from 'vitest';
import { fewestPeople, getWeakQuestions } from '#addon/weak/contract/weak.ts';
import { competenceCalls } from '#core/competence/contract/competence.ts';
import { insertReport } from '#core/report/server/queries.ts';
import { countStatements } from '#test/database/statements.ts';
import { type Company, inBrand, makeMember, signIn } from '#test/factories.ts';
import { sampleReport } from '#test/report/report-sample.ts';
import { createOne, formRowsOf } from '#test/screen/questionary-form.ts';
import { makeTwoCompanies } from '#test/start/beginnings.ts';
import { startApp } from '#test/start/start-app.ts';

/** Questions that don't work (rule 228), beside another company whose questions all do. */
const house = startApp();
let own: Company;
let other: Company;

interface Question {
  id: string;
  text: { ru: string };
}
const questionsOf = (company: Company) =>
  formRowsOf<Question>(
    house,
    'select id, text from question where competence_id = $1 order by "order"',
    company.competenceIds[0],
  );

/** Keeps a report about each of so many people, in which a manager can say nothing of the first question. */
async function keep(company: Company, howMany: number, manager: number | null, words?: string) {
  const dates = { dateStart: '2026-06-15', dateEnd: '2026-06-30' };
  const { id, number } = await createOne(house, company, { ...dates, employeeList: [] });
  await formRowsOf(house, `update questionary set status = 'archived' where id = $1`, id);
  const [sample] = sampleReport().competenceMarkList;
  const questions = await questionsOf(company);
  for (const [at, employeeId] of company.people.slice(0, howMany).entries()) {
    const others = 2 + (at % 20) / 10;
    const content = sampleReport({
      questionaryId: id,
      number,
      employeeId,
      type: 'surname',
      ...dates,
      createdAt: '2026-06-30T18:00:00Z',
      passedParticipantCount: 10,
      competenceMarkList: [
        {
          ...sample!,
          competenceId: company.competenceIds[0]!,
          otherParticipantMark: others,
          questionMarkList: questions.map(({ id: questionId, text }, place) => ({
            questionId,
            questionText: text.ru,
            selfMark: 4,
            supervisorMark: place === 0 ? manager : 4,
            otherMark: place === 0 ? others : 5 - others,
          })),
        },
      ],
    });
    const texts = {
      competences: {},
      questions: Object.fromEntries(
        questions.map(({ id: questionId, text }) => [questionId, words ? { ru: words } : text]),
      ),
    };
    const raters = [{ id: company.people.at(-1)!, type: 'supervisor' as const, isCounted: true }];
    await inBrand(house.context.database, company.brandId, (scope) =>
      insertReport(scope, content, { texts, raters }),
    );
  }
  return id;
}

const look = async (token = own.hrToken, query: { year?: string; method?: '90' } = {}) =>
  (await house.call(getWeakQuestions, { token, query })).body.data;

let first: string;
beforeAll(async () => {
  house.setNow('2026-07-01T09:00:00Z');
  const size = { howMany: fewestPeople + 3 };
  ({ own, other } = await makeTwoCompanies(house.context, size, size));
  first = await keep(own, fewestPeople + 1, null);
  await keep(other, fewestPeople + 1, 4);
});

test('what few could answer is said with its number, of the latest year and method', async () => {
  const [question] = await questionsOf(own);
  const { weakList, ...data } = await look();
  expect(data).toMatchObject({ year: 2026, method: '360', yearList: [2026], peopleCount: 21 });
  expect(weakList).toEqual([
    expect.objectContaining({
      questionId: question?.id,
      text: question?.text.ru,
      competenceId: own.competenceIds[0],
      finding: 'fewCould',
      whose: 'named',
      foundCount: 21,
      ofCount: 21,
      minutes: 42,
      other: null,
      mark: null,
    }),
  ]);
});

test('of another method or year there is nothing to tell', async () => {
  const nothing = { peopleCount: 0, questionCount: 0, weakList: [] };
  expect(await look(own.hrToken, { method: '90' })).toMatchObject({ ...nothing, method: '90' });
  expect(await look(own.hrToken, { year: '2024' })).toMatchObject({ ...nothing, year: 2024 });
});

test('the other company’s questions work', async () => {
  const { weakList, questionCount } = await look(other.hrToken);
  expect([weakList, questionCount > 0]).toEqual([[], true]);
});

describe('only what the reader may open is read', () => {
  test('their own unopened report is as if it were not there', async () => {
    const { database, now } = house.context;
    const member = await inBrand(database, own.brandId, (scope) =>
      makeMember(scope, ['ROLE_HR'], { employeeId: own.people[0]! }),
    );
    const token = await signIn(database, member, now());
    const where = 'where questionary_id = $1 and employee_id = $2';
    const open = (at: string | null) =>
      formRowsOf(house, `update report set released_at = $3 ${where}`, first, own.people[0], at);
    expect((await look(token)).peopleCount).toBe(21);
    await open(null);
    expect([(await look(token)).peopleCount, (await look()).peopleCount]).toEqual([20, 21]);
    await open('2026-06-30T18:00:00Z');
  });

  test('not managers, directors or employees', async () => {
    const { database, now } = house.context;
    for (const [at, role] of (
      ['ROLE_MANAGER', 'ROLE_DIRECTOR', 'ROLE_EMPLOYEE'] as const
    ).entries()) {
      const member = await inBrand(database, own.brandId, (scope) =>
        makeMember(scope, [role], { employeeId: own.people[1 + at]! }),
      );
      const token = await signIn(database, member, now());
      expect((await house.call(getWeakQuestions, { token, query: {} })).status).toBe(403);
    }
  });
});

test('a question in other words than it was asked in is another one', async () => {
  const [question] = await questionsOf(own);
  const write = (text: object) =>
    formRowsOf(house, 'update question set text = $2 where id = $1', question?.id, text);
  await write({ ru: `  ${question?.text.ru.toUpperCase()} ` });
  expect((await look()).weakList).toHaveLength(1);
  await write({ ru: 'Совсем другие слова' });
  expect((await look()).weakList).toEqual([]);
  await write(question?.text ?? {});
});

test('a competence that is archived is left alone', async () => {
  const archive = (at: string | null) =>
    formRowsOf(
      house,
      'update competence set archived_at = $2 where id = $1',
      own.competenceIds[0],
      at,
    );
  await archive('2026-06-30T18:00:00Z');
  expect(await look()).toMatchObject({ questionCount: 0, weakList: [] });
  await archive(null);
});

test('it asks no more of the database where there are more reports', async () => {
  const ask = () => house.call(getWeakQuestions, { token: own.hrToken, query: {} });
  const { statements } = await countStatements(ask);
  await keep(own, 5, 4);
  expect((await countStatements(ask)).statements).toBe(statements);
});

test('a dropped question is gone from the directory and from what is said', async () => {
  const [gone] = await questionsOf(own);
  const token = own.hrToken;
  const found = (await house.call(competenceCalls.list, { token, query: {} })).body.data.find(
    ({ id }) => id === own.competenceIds[0],
  )!;
  const { id, version, nameText, descriptionText, questionList } = found;
  const body = {
    id,
    version,
    nameText,
    descriptionText,
    questionList: questionList
      .filter((one) => one.id !== gone?.id)
      .map((one) => ({ id: one.id, questionText: one.questionText })),
  };
  expect((await house.call(competenceCalls.update, { token, body })).status).toBe(200);
  expect((await look()).weakList).toEqual([]);
});
