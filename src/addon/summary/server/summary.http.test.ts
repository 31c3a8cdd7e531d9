import readXlsx from 'read-excel-file/node';
import { beforeAll, describe, expect, test } from 'vitest';
import { getHeatmap } from '#addon/heatmap/contract/heatmap.ts';
import { exportSummary, getSummary, getSummaryChoices } from '#addon/summary/contract/summary.ts';
import type { Role } from '#platform/contract/call/access.ts';
import { countStatements } from '#test/database/statements.ts';
import { type Company, inBrand, makeMember, signIn } from '#test/factories.ts';
import { copiedPages, copiedText } from '#test/file/pdf-text.ts';
import { unpacked } from '#test/file/unpacked.ts';
import { sampleReport } from '#test/report/report-sample.ts';
import { createOne, formRowsOf } from '#test/screen/questionary-form.ts';
import { makeTwoCompanies } from '#test/start/beginnings.ts';
import { startApp } from '#test/start/start-app.ts';

const house = startApp();
let own: Company;
let other: Company;
let cycleId: string;

interface Given {
  person: number;
  subdivision: string;
  mark: number;
  self?: number | null;
  leader?: number;
}

/** Final reports of one more questionary, of a cycle or of none. */
async function reports(company: Company, given: Given[], year = 2026, cycle: string | null = null) {
  const dates = { dateStart: `${year}-06-15`, dateEnd: `${year}-06-30` };
  const form = { dateStart: '2026-07-05', dateEnd: '2026-07-20', employeeList: [] };
  const { id, number } = await createOne(house, company, form);
  await formRowsOf(
    house,
    `update questionary set status = 'archived', cycle_id = $2 where id = $1`,
    id,
    cycle,
  );
  const [sample] = sampleReport().competenceMarkList;
  const competenceId = company.competenceIds[0]!;
  for (const { person, subdivision, mark, self = mark, leader } of given) {
    const employeeId = company.people[person]!;
    const questions = await formRowsOf<{ id: string }>(
      house,
      'select id from question where competence_id = $1 order by "order" limit 2',
      competenceId,
    );
    const row = {
      ...sample!,
      competenceId,
      otherParticipantMark: mark,
      selfMark: self,
      questionMarkList: questions.map(({ id }, at) => ({
        questionId: id,
        questionText: 'Держит слово',
        selfMark: self,
        supervisorMark: null,
        otherMark: mark - at / 2,
      })),
    };
    const content = sampleReport({
      questionaryId: id,
      employeeId,
      subdivision,
      position: `Должность ${subdivision}`,
      ...dates,
      competenceMarkList: [row],
    });
    const raters =
      leader === undefined
        ? []
        : [{ id: company.people[leader], type: 'supervisor', isCounted: true }];
    await formRowsOf(
      house,
      `insert into report (brand_id, questionary_id, employee_id, kind, passed_participant_count,
        created_at, leader_at, released_at, content, texts, number, method, type, date_start, date_end,
        raters)
      values ($1, $2, $3, 'final', 11, $4, $4, $4, $5, $6, $7, '360', 'surname', $8, $9, $10)`,
      company.brandId,
      id,
      employeeId,
      `${year}-06-30T18:00:00Z`,
      content,
      { competences: {}, questions: {} },
      number,
      dates.dateStart,
      dates.dateEnd,
      JSON.stringify(raters),
    );
  }
}

const look = async (query: Record<string, string>, token = own.hrToken) =>
  (await house.call(getSummary, { token, query: query as { of: 'company' } })).body.data;

async function leads(company: Company, leader: number, people: number[]) {
  for (const [place, person] of people.entries()) {
    await formRowsOf(
      house,
      'insert into employee_leader (brand_id, employee_id, leader_id, place) values ($1, $2, $3, $4)',
      company.brandId,
      company.people[person],
      company.people[leader],
      place,
    );
  }
}

const signInAs = async (person: number, role: Role) => {
  const { database, now } = house.context;
  const member = await inBrand(database, own.brandId, (scope) =>
    makeMember(scope, [role], { employeeId: own.people[person]! }),
  );
  return signIn(database, member, now());
};

/** Of eight people of a department four are led by one person, and four by another. */
beforeAll(async () => {
  house.setNow('2026-07-01T09:00:00Z');
  ({ own, other } = await makeTwoCompanies(house.context, { howMany: 12 }));
  const [row] = await formRowsOf<{ id: string }>(
    house,
    `insert into cycle (brand_id, id, number, name, method, is_anonymous, chosen_by, approved_by,
      limits, competence_source, date_start, date_end, release)
    values ($1, gen_random_uuid(), 1, 'Весна', '360', true, 'hr', 'nobody', '{}', 'list', '2026-06-15',
      '2026-06-30', 'atOnce') returning id`,
    own.brandId,
  );
  cycleId = row!.id;
  const team = (first: number, leader: number, mark: number, self: number): Given[] =>
    [0, 1, 2, 3].map((at) => ({
      person: first + at,
      subdivision: 'Разработка',
      mark: mark + at / 10,
      self,
      leader,
    }));
  await reports(own, [...team(0, 8, 3, 4), ...team(4, 9, 4, 4)]);
  const sales = [8, 9, 10].map((person) => ({ person, subdivision: 'Продажи', mark: 2 }));
  await reports(own, sales, 2026, cycleId);
  await reports(own, team(0, 8, 2.5, 3), 2025);
  await reports(other, team(0, 8, 5, 5));
  await leads(own, 8, [0, 1, 2, 3]);
  await leads(own, 9, [4, 5]);
});

describe('a summary report', () => {
  test('of a department says what its row of company results says', async () => {
    const summary = await look({ of: 'subdivision', id: own.subdivisionId, year: '2026' });
    const { rowList } = (await house.call(getHeatmap, { token: own.hrToken })).body.data;
    const cell = rowList.find(({ name }) => name === 'Разработка')!.cellList[0]!;
    expect(summary).toMatchObject({
      of: 'subdivision',
      name: 'Разработка',
      year: 2026,
      method: '360',
      isWithheld: false,
      peopleCount: 8,
      askedCount: 112,
      answeredCount: 88,
      mark: 3.7,
      selfMark: 4,
      earlierYearList: [2025],
      earlierMarkList: [2.7],
      topList: [],
      lowList: [],
    });
    expect(summary.competenceList).toEqual([
      {
        competenceId: own.competenceIds[0],
        name: 'Надёжность',
        ...cell,
        self: { mark: 4, peopleCount: 8 },
        spread: { low: 3.2, high: 4.2, groupCount: 2 },
        earlierList: [{ mark: 2.7, peopleCount: 4 }],
      },
    ]);
  });

  test('of a leader’s people is of the groups that lie wholly among them, and the years are theirs', async () => {
    const leader = own.people[8]!;
    const { competenceList, ...rest } = await look({ of: 'leader', id: leader });
    expect(rest).toMatchObject({ peopleCount: 4, mark: 3.2, earlierMarkList: [2.7] });
    expect(competenceList[0]).toMatchObject({ mark: 3.2, peopleCount: 4, spread: null });
    await leads(own, 8, [10]);
    const more = await look({ of: 'leader', id: leader });
    expect(more.competenceList[0]).toMatchObject({ mark: 3.2, peopleCount: 4, waitingCount: 1 });
  });

  test('of fewer people than the threshold tells nothing but how many there are', async () => {
    expect(await look({ of: 'leader', id: own.people[9]! })).toMatchObject({
      isWithheld: true,
      peopleCount: 2,
      askedCount: 0,
      mark: null,
      competenceList: [],
      earlierMarkList: [null],
    });
  });

  test('of a cycle is of its reports, with what is seen most and least', async () => {
    const summary = await look({ of: 'cycle', id: cycleId });
    expect(summary).toMatchObject({ name: 'Весна', year: 2026, mark: 2, peopleCount: 3 });
    expect(summary.competenceList[0]).toMatchObject({ mark: 2, peopleCount: 3, spread: null });
    const { topList, lowList } = summary;
    const seen = [...topList, ...lowList].map(({ mark, peopleCount }) => [mark, peopleCount]);
    expect(seen).toEqual([
      [2, 3],
      [1.5, 3],
    ]);
  });

  test('of the company says what all rows together say', async () => {
    const summary = await look({ of: 'company' });
    const { total } = (await house.call(getHeatmap, { token: own.hrToken })).body.data;
    expect([summary.mark, summary.peopleCount]).toEqual([total.mark, total.peopleCount]);
    expect(summary.competenceList[0]?.spread).toEqual({ low: 2, high: 4.2, groupCount: 3 });
  });

  test('is for whoever sees company results, and for a leader of their own people', async () => {
    const asked = (query: Record<string, string>, token: string) =>
      house.call(getSummary, { token, query: query as { of: 'company' } });
    const leader = await signInAs(8, 'ROLE_MANAGER');
    const employee = await signInAs(9, 'ROLE_EMPLOYEE');
    const director = await signInAs(10, 'ROLE_DIRECTOR');
    const ownPeople = { of: 'leader', id: own.people[8]! };
    expect(await look(ownPeople, leader)).toEqual(await look(ownPeople));
    const statuses = await Promise.all([
      asked({ of: 'leader', id: own.people[9]! }, leader),
      asked({ of: 'company' }, leader),
      asked({ of: 'subdivision', id: own.subdivisionId }, leader),
      asked({ of: 'cycle', id: cycleId }, leader),
      asked({ of: 'leader', id: own.people[9]! }, employee),
      asked(ownPeople, director),
      asked({ of: 'subdivision', id: other.subdivisionId }, own.hrToken),
      asked({ of: 'leader', id: other.people[0]! }, own.hrToken),
      asked({ of: 'cycle', id: cycleId }, other.hrToken),
      asked({ of: 'leader' }, own.hrToken),
    ]);
    expect(statuses.map(({ status }) => status)).toEqual([
      403, 403, 403, 403, 403, 403, 404, 404, 404, 400,
    ]);
    expect((await asked({ of: 'cycle', id: cycleId }, director)).status).toBe(200);
  });

  test('names nobody to a director', async () => {
    const choices = async (token: string) =>
      (await house.call(getSummaryChoices, { token })).body.data;
    const director = await signInAs(11, 'ROLE_DIRECTOR');
    const { leader, ...others } = await choices(own.hrToken);
    expect(leader.length).toBeGreaterThan(0);
    expect(await choices(director)).toEqual({ ...others, leader: [] });
  });

  test('costs few statements, and fewer at the second look of a day', async () => {
    const ask = () =>
      house.call(getSummary, { token: own.hrToken, query: { of: 'company', year: '2026' } });
    house.setNow('2026-07-03T09:00:00Z');
    await look({ of: 'company', year: '2025' });
    const first = (await countStatements(ask)).statements;
    const again = (await countStatements(ask)).statements;
    // The reports of the year, the thresholds of their assessments, the steps, and what else the reports say.
    expect(first - again).toBe(4);
  });
});

test('the workbook holds what the screen shows, and is noted', async () => {
  const { bytes, headers } = await house.call(exportSummary, {
    token: own.hrToken,
    query: { of: 'subdivision', id: own.subdivisionId, format: 'xlsx' },
  });
  expect(headers['content-disposition']).toContain('summary_department_2026_360_2026-07-0');
  const [, marks] = await readXlsx(bytes);
  expect(marks?.data[1]).toEqual(['Надёжность', 3.7, 8, 4, 8, 3.2, 4.2, 2.7]);
  const noted = await formRowsOf(
    house,
    `select verb, kind, name, details from audit where brand_id = $1 order by id desc limit 1`,
    own.brandId,
  );
  expect(noted).toEqual([
    { verb: 'export', kind: 'summary', name: 'Разработка', details: { format: 'xlsx' } },
  ]);
});

describe('the slides for a board', () => {
  const ask = (query: Record<string, string>, format: 'pptx' | 'pages' | 'pdf') =>
    house.call(exportSummary, {
      token: own.hrToken,
      query: { ...(query as { of: 'company' }), format },
    });
  const filesOf = async (query: Record<string, string>) => {
    const files = await unpacked((await ask(query, 'pptx')).bytes);
    const named = (name: RegExp) =>
      files.flatMap((file) => (name.test(file.name) ? [`${file.content}`] : []));
    return {
      slides: named(/^ppt\/slides\/slide\d+\.xml$/),
      charts: named(/^ppt\/charts\/chart\d+\.xml$/),
    };
  };

  test('are native charts of what the screens show, the departments too', async () => {
    const { slides, charts } = await filesOf({ of: 'company' });
    expect([slides.length, charts.length]).toEqual([5, 5]);
    const [, ends, self, groups] = charts;
    expect(ends).toMatch(/<c:v>Надёжность<\/c:v>[\s\S]*<c:v>3\.2<\/c:v>/);
    expect(self).toContain('<c:v>Самооценка</c:v>');
    expect(groups).toMatch(
      /<c:v>Вся компания<\/c:v>[\s\S]*<c:v>Разработка<\/c:v>[\s\S]*<c:v>3\.7<\/c:v>[\s\S]*<c:v>2<\/c:v>/,
    );
    const [first] = slides;
    const [brand] = await formRowsOf<{ name: string }>(
      house,
      'select name from brand where id = $1',
      own.brandId,
    );
    expect(first).toContain(brand?.name);
    expect(first).toContain('оценка 360 за 2026');
  });

  test('say of too few people only that they are too few', async () => {
    const { slides, charts } = await filesOf({ of: 'leader', id: own.people[9]! });
    expect([slides.length, charts.length]).toEqual([1, 0]);
    expect(slides[0]).toContain('не меньше чем из');
  });

  test('are pages of a PDF too, noted as a file, and the report is another one', async () => {
    const { bytes, headers } = await ask({ of: 'company' }, 'pages');
    expect(headers['content-disposition']).toMatch(/slides_company_2026_360_\S+\.pdf/);
    const pages = await copiedPages(bytes);
    expect(pages).toHaveLength(5);
    expect(pages[3]).toContain('Разработка');
    const [noted] = await formRowsOf(
      house,
      'select details from audit where brand_id = $1 order by id desc limit 1',
      own.brandId,
    );
    expect(noted).toEqual({ details: { format: 'pdf' } });
    const text = await copiedText((await ask({ of: 'company' }, 'pdf')).bytes);
    expect(text).toContain('Вся компания');
    expect(text).toContain('2,0–4,2');
  });
});
