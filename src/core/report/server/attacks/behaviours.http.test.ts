import readXlsx from 'read-excel-file/node';
import { expect, test } from 'vitest';
import type { ReportContent } from '#core/report/contract/content/report-content.ts';
import { exportReport } from '#core/report/contract/report.ts';
import { startAttack, usualMark, victimsMark } from '#test/start/start-attack.ts';

/**
 * HR asks what some can't tell of. A competence and its questions would then leave the marks of those who left one
 * out: all of its questions have a mark, made of what T people marked wholly, or none (data-and-maths, rule 12).
 */
const attack = startAttack();
const { asking, as, person, ask, answer, end } = attack;

const four = [2, 3, 4, 5];
const competenceId = () => asking.company.competenceIds[0]!;
const rowOf = (content: ReportContent | undefined) =>
  content?.competenceMarkList.find((row) => row.competenceId === competenceId());
const marksOf = (content: ReportContent | undefined) =>
  rowOf(content)?.questionMarkList.map(({ otherMark }) => otherMark);

async function firstQuestion(): Promise<string> {
  const [row] = await asking.query<{ id: string }>(
    'select id from question where competence_id = $1 order by "order" limit 1',
    [competenceId()],
  );
  return row!.id;
}

/** Four are asked. One gives another mark than the others, and so many leave the first question out. */
async function asked({ low, unable }: { low: number; unable: readonly number[] }) {
  const questionary = await ask(as('colleague', ...four));
  const cannotJudge = [await firstQuestion()];
  for (const place of four) {
    const mark = place === low ? victimsMark : usualMark;
    const sheet = unable.includes(place) ? { cannotJudge } : {};
    await answer(questionary, mark, [person(place)], sheet);
  }
  return end(questionary);
}

test.each([
  ['their own', 2],
  ['somebody else’s', 3],
])(
  'one of four leaves a question out: the same is told whether the low mark is %s',
  async (_, low) => {
    const content = await asked({ low, unable: [2] });
    expect(rowOf(content)).toMatchObject({ otherParticipantMark: 3.5, agreement: null });
    expect(marksOf(content)).toEqual([3.75, 3.75]);
  },
);

test('two of four leave a question out: no question has a mark, on screen, among the lists or in files', async () => {
  const content = await asked({ low: 2, unable: [2, 3] });
  expect([rowOf(content)?.otherParticipantMark, marksOf(content)]).toEqual([3.5, [null, null]]);
  const listed = [...content!.behaviourTopList, ...content!.behaviourLowList];
  expect(listed.filter((each) => each.competenceId === competenceId())).toEqual([]);
  const { questionaryId, employeeId, competenceMarkList } = content!;
  const query = { questionaryId, employeeId, format: 'xlsx' };
  const { bytes } = await asking.house.call(exportReport, { token: asking.company.hrToken, query });
  const sheet = (await readXlsx(bytes)).find((each) => each.sheet === 'Оценки по вопросам');
  const numbers = (name: string | undefined) =>
    sheet?.data.filter(([of]) => of === name).map((row) => row.filter(Number.isFinite));
  const [, other] = competenceMarkList;
  expect(numbers(rowOf(content)?.name)).toEqual([[], []]);
  expect(numbers(other?.name)).toEqual([[3.5], [3.5]]);
});
