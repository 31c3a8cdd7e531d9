import { beforeAll, describe, expect, test } from 'vitest';
import { getHeatmap } from '#addon/heatmap/contract/heatmap.ts';
import { competenceCalls } from '#core/competence/contract/competence.ts';
import { getQuestionary, getQuestionaryList } from '#core/questionary/contract/questionary.ts';
import { updateQuestionaryStatus } from '#core/questionary/contract/questionary-change.ts';
import { getImportedList } from '#core/report/contract/imported-report.ts';
import { compareReports, getReportTrend } from '#core/report/contract/report-compare.ts';
import { getParticipants } from '#core/report/contract/report-send.ts';
import { inBrand, makeMember, signIn } from '#test/factories.ts';
import { keepReport } from '#test/report/kept-report.ts';
import { formRowsOf } from '#test/screen/questionary-form.ts';
import { testNow } from '#test/start/start-app.ts';
import { spring, startHistory } from '#test/start/start-history.ts';

const { house, state, send, listed, history, open } = startHistory();

describe('anonymity', () => {
  test('no mark of too few leaves the file, nor one of nobody knows how many', async () => {
    const lines = [
      `${state.mails[5]};Надёжность;Коллеги;1,5;1;2023;;`,
      `${state.mails[5]};Надёжность;Подчинённые;4;1;2023;;`,
      `${state.mails[5]};Надёжность;Руководитель;3;;2023;;`,
      `${state.mails[5]};Смелость;Коллеги;2,5;;2023;;`,
      `${state.mails[6]};Смелость;Коллеги;2,5;2;2023;;`,
    ];
    const { body } = await send(lines);
    expect([body.created, body.nothingLeft, body.withheldCount]).toEqual([1, 1, 4]);
    expect(body.withheldList.map(({ rowIndex, type, count }) => [rowIndex, type, count])).toEqual([
      [2, 'colleague', 1],
      [3, 'subordinate', 1],
      [5, 'colleague', null],
      [6, 'colleague', 2],
    ]);
    const stored = await formRowsOf<{ content: string }>(
      house,
      'select content::text as content from report where employee_id = $1',
      state.own.people[5],
    );
    expect(stored).toHaveLength(1);
    expect(stored[0]?.content).not.toMatch(/1\.5|2\.5|"mark": 4/);
  });

  test('a role too small to stand alone is left out where the company does so', async () => {
    const lines = (about: string | undefined) => [
      `${about};Надёжность;Коллеги;4,5;5;2024;;`,
      `${about};Надёжность;Подчинённые;2,1;2;2024;;`,
    ];
    const setTo = (way: string) =>
      formRowsOf(house, 'update brand set small_groups = $1 where id = $2', way, state.own.brandId);
    const shown = async (at: number) => {
      const { body } = await send(lines(state.mails[at]));
      const { questionaryId } = (await listed()).data.find(
        ({ employeeId }) => employeeId === state.own.people[at],
      )!;
      const { competenceMarkList, smallGroups } = (await open(questionaryId, state.own.people[at]!))
        .body.data;
      const groups = competenceMarkList[0]!.participantList.map(({ types, mark }) => [
        types.join('+'),
        mark,
      ]);
      return { groups, smallGroups, withheld: body.withheldCount };
    };
    expect(await shown(3)).toEqual({
      groups: [['colleague+subordinate', 3.8]],
      smallGroups: 'joined',
      withheld: 0,
    });
    await setTo('leftOut');
    const leftOut = await shown(4);
    await setTo('joined');
    expect(leftOut).toEqual({
      groups: [['colleague', 4.5]],
      smallGroups: 'leftOut',
      withheld: 1,
    });
  });

  test('not beside a report of our own', async () => {
    await keepReport(house, state.own, {
      employeeId: state.own.people[7]!,
      createdAt: '2026-03-20T10:00:00.000Z',
    });
    const { body } = await send([
      `${state.mails[7]};Надёжность;Коллеги;4;5;01.03.2026;15.03.2026;`,
      `${state.mails[6]};Надёжность;Коллеги;4;5;01.03.2026;15.03.2026;`,
    ]);
    expect(body.data).toEqual([
      { rowIndex: 2, errorList: [expect.stringContaining('меньше 30 дней от отчёта по анкете')] },
    ]);
  });
});

describe('two earlier reports near each other', () => {
  const line = (what: string, days: string, title: string) =>
    `${state.mails[6]};${what};${days};${title}`;
  const march = '01.03.2022;15.03.2022';
  const first = () => line('Надёжность;Коллеги;4;5', march, 'Первая');
  /** The same five and one more: six times this mark without five times the other is theirs. */
  const second = () => line('Надёжность;Коллеги;3,5;6', '02.03.2022;10.04.2022', 'Вторая');
  const refusal = expect.stringContaining('меньше 30 дней от другого перенесённого отчёта');

  test('are refused in one file, and with what is there already', async () => {
    const { body } = await send([first(), second()]);
    expect(body.data).toEqual([
      { rowIndex: 2, errorList: [refusal] },
      { rowIndex: 3, errorList: [refusal] },
    ]);
    expect((await send([first()])).body.created).toBe(1);
    expect((await send([second()])).body.data).toEqual([{ rowIndex: 2, errorList: [refusal] }]);
  });

  test('also where the directory has got the competence since', async () => {
    const days = (month: string) => `01.${month}.2019;15.${month}.2019`;
    await send([line('Courage;Коллеги;4;5', days('03'), 'Первая')]);
    const text = { ru: 'Отвага', en: 'Courage' };
    const body = {
      nameText: text,
      descriptionText: text,
      questionList: [{ questionText: text }],
    };
    expect(
      (await house.call(competenceCalls.create, { token: state.own.hrToken, body })).status,
    ).toBe(200);
    const again = await send([line('Courage;Коллеги;3,5;6', days('04'), 'Вторая')]);
    expect(again.body.created).toBe(1);
    const near = line('Отвага;Коллеги;3,5;6', '01.03.2019;16.03.2019', 'Третья');
    expect((await send([near])).body.data).toEqual([{ rowIndex: 2, errorList: [refusal] }]);
  });

  test.each([
    ['of other competences', 'Смелость;Коллеги;3,5;6', march],
    ['without anonymous roles in common', 'Надёжность;Руководитель;3,5;1', march],
    ['farther apart', 'Надёжность;Коллеги;3,5;6', '02.03.2022;14.04.2022'],
  ])('%s are taken', async (_what, what, days) => {
    const { body } = await send([line(what, days, 'Третья')], { dryRun: true });
    expect([body.data, body.created]).toEqual([[], 1]);
  });
});

describe('who may see it and what it takes part in', () => {
  /** Whose chief the manager is, and themself. */
  let ownToken: string;
  let managerToken: string;
  let strangerToken: string;
  beforeAll(async () => {
    const { people } = state.own;
    const member = (role: 'ROLE_MANAGER' | 'ROLE_EMPLOYEE', given: object) => {
      const { database } = house.context;
      return inBrand(database, state.own.brandId, (scope) => makeMember(scope, [role], given)).then(
        (made) => signIn(database, made, new Date(testNow)),
      );
    };
    ownToken = await member('ROLE_EMPLOYEE', { employeeId: people[0] });
    managerToken = await member('ROLE_MANAGER', { subordinateIds: [people[0]] });
    strangerToken = await member('ROLE_EMPLOYEE', { employeeId: people[1] });
    await send(spring(state.mails[0]));
  });

  test('those who may open the reports about its subject, and nobody else', async () => {
    const id = (await history()).find(({ title }) => title === 'Весна 2025')?.questionaryId ?? '';
    const statusFor = async (token: string) => (await open(id, state.own.people[0]!, token)).status;
    expect(await statusFor(ownToken)).toBe(200);
    expect(await statusFor(managerToken)).toBe(200);
    expect(await statusFor(strangerToken)).toBe(404);
    expect(await statusFor(state.other.hrToken)).toBe(404);
    expect((await listed(managerToken)).data.map(({ employeeId }) => employeeId)).toEqual([
      state.own.people[0],
    ]);
  });

  test('only HR brings in and removes', async () => {
    expect((await send(spring(state.mails[0]), { token: managerToken })).status).toBe(403);
    expect((await house.call(getImportedList, { token: ownToken })).status).toBe(403);
    expect(await history(state.other.hrToken)).toEqual([]);
  });

  test('it is no assessment of ours: not listed, opened, changed or asked about', async () => {
    const { data } = (
      await house.call(getQuestionaryList, { token: state.own.hrToken, query: { active: 'false' } })
    ).body;
    expect(data).toEqual([]);
    const [one] = await history();
    const id = one?.questionaryId ?? '';
    const { token } = { token: state.own.hrToken };
    expect((await house.call(getQuestionary, { token, params: { id } })).status).toBe(404);
    const body = { id, status: 'inwork' as const };
    expect((await house.call(updateQuestionaryStatus, { token, body })).status).toBe(404);
    const { body: asked } = await house.call(getParticipants, { token, params: { id }, query: {} });
    expect(asked.data).toEqual([]);
    const map = (await house.call(getHeatmap, { token, query: { year: '2025' } })).body.data;
    expect([map.yearList, map.rowList]).not.toContain(2025);
    expect(map.rowList).toEqual([]);
  });

  test('it is compared with what comes later, by the competence’s id or name', async () => {
    const [earlier] = (await history()).filter(({ title }) => title === 'Весна 2025');
    const employeeId = state.own.people[0]!;
    await send(spring(state.mails[0], 2024));
    const courage = '6b1f9e0a-7a34-4a4f-8f57-0d3c6f0f5a11';
    const row = (competenceId: string, name: string) => ({
      competenceId,
      name,
      description: null,
      selfMark: 4,
      otherParticipantMark: 4.8,
      totalMark: 4.7,
      targetMark: null,
      participantList: [{ types: ['supervisor' as const], mark: 4.8, sheetCount: 1 }],
      agreement: null,
      questionMarkList: [],
    });
    const later = await keepReport(house, state.own, {
      employeeId,
      createdAt: '2026-06-01T10:00:00.000Z',
      competenceMarkList: [
        row(state.own.competenceIds[0]!, 'Надёжность'),
        row(courage, 'смелость'),
      ],
    });
    const { body } = await open(later.questionaryId, employeeId);
    expect(body.previous?.number).toBe(earlier?.number);
    // Six of them said 3.8 on average: with seven people at most, one point may be chance: too few to tell.
    expect(body.previous?.changeList).toEqual([
      { competenceId: state.own.competenceIds[0], change: 1, verdict: 'tooFew' },
      { competenceId: courage, change: 1, verdict: 'tooFew' },
    ]);
    const query = { firstQuestionaryId: later.questionaryId, employeeId };
    const compared = (await house.call(compareReports, { token: ownToken, query })).body.data;
    expect(compared.competenceList.map(({ isIn }) => isIn)).toEqual(['both', 'both']);
    const trend = (
      await house.call(getReportTrend, { token: ownToken, params: { id: employeeId } })
    ).body.data;
    expect(trend.competenceList.map(({ markList }) => markList)).toEqual([
      [3.8, 3.8, 4.8],
      [3.8, 3.8, 4.8],
    ]);
  });
});
