/**
 * What a position asks for stands in the reports of its people as on the day they were made (rule
 * 72).
 */
import { beforeEach, expect, test } from 'vitest';
import { positionCalls } from '#core/directory/contract/position.ts';
import type { ReportContent } from '#core/report/contract/content/report-content.ts';
import { getReport } from '#core/report/contract/report.ts';
import { startAsking } from '#test/start/start-asking.ts';

const asking = startAsking();
const { house, query } = asking;

const targets = ({ competenceMarkList }: ReportContent) =>
  competenceMarkList.map(({ targetMark }) => targetMark);

const ask = (targetMarks: (number | null)[]) => ({
  competenceList: asking.company.competenceIds.map((id, at) => ({
    id,
    targetMark: targetMarks[at]!,
  })),
});

const engineers = (targetMarks: (number | null)[]) =>
  house.call(positionCalls.update, {
    token: asking.company.hrToken,
    body: { id: asking.company.positionId, name: 'Инженер', ...ask(targetMarks) },
  });

async function reportAbout(employeeId: string): Promise<ReportContent> {
  const { hrToken: token } = asking.company;
  const params = { questionaryId: asking.questionary.id, employeeId };
  return (await house.call(getReport, { token, params })).body.data;
}

beforeEach(() => engineers([4.3, null]));

test('each person’s own position counts, whomever else the questionary is about', async () => {
  const [engineer = '', tester = '', boss = ''] = asking.company.people;
  const { data } = (
    await house.call(positionCalls.create, {
      token: asking.company.hrToken,
      body: { name: 'Тестировщик', ...ask([2, 3.5]) },
    })
  ).body;
  await query('update employee set position_id = $1 where id = $2', [data.id, tester]);
  await asking.over();
  await asking.start({
    method: '90',
    type: 'subdivision',
    positionId: null,
    subdivisionId: asking.company.subdivisionId,
    employeeList: [{ id: engineer }, { id: tester }],
    participantList: [{ id: boss, type: 'supervisor' }],
  });
  const token = await asking.tokenOf(boss);
  await asking.answer(token);
  await asking.answer(token);
  expect(targets(await asking.report())).toEqual([4.3, null]);
  expect(targets(await reportAbout(tester))).toEqual([2, 3.5]);
});

test('it stays as it was that day, and older contents have none', async () => {
  const [subject = '', boss] = asking.company.people;
  await asking.answer(await asking.tokenOf(boss));
  expect(targets(await asking.report())).toEqual([4.3, null]);
  await engineers([2, 2]);
  expect(targets(await reportAbout(subject))).toEqual([4.3, null]);
  await query(
    `update report set content = jsonb_set(content, '{competenceMarkList}',
       (select jsonb_agg(mark - 'targetMark') from jsonb_array_elements(
         content -> 'competenceMarkList') as mark))`,
  );
  expect(targets(await reportAbout(subject))).toEqual([null, null]);
});
