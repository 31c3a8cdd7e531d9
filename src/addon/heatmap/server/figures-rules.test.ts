import { expect, test } from 'vitest';
import { companyMean } from './company-rules.ts';
import { countReports, type ReportFigures, tableOf } from './figures-rules.ts';
import type { HeatmapSide } from './way-rules.ts';

const competenceId = 'c';

/** Reports of these people: `Продажи/агент 4` was made on the first day and says 4. */
const reports = (...given: string[]): ReportFigures[] =>
  given.map((one, at) => {
    const [places, mark, personId = `p${at}`, day = '1'] = one.split(' ');
    const [subdivision, position] = places!.split('/');
    return {
      personId,
      questionaryId: `q${at}`,
      cycleId: null,
      leaderId: null,
      day: `2026-01-0${day}`,
      places: { subdivision: subdivision!, position: position! },
      competenceIds: [competenceId],
      marks: [mark === '–' ? null : Number(mark)],
      askedCount: 5,
      answeredCount: 4,
      threshold: 3,
    };
  });

/** Each row as [mark, people in it, people waiting], and what all are together. */
async function shown(made: ReportFigures[], side: HeatmapSide = 'subdivision') {
  const { rows, total } = tableOf(await countReports(made), side, [competenceId]);
  const cells = rows.map(({ name, cellList: [cell] }) => [
    name,
    [cell!.mark, cell!.peopleCount, cell!.waitingCount],
  ]);
  const all = total.cellList[0]!;
  return { ...Object.fromEntries(cells), all: [all.mark, all.peopleCount] };
}

test('a row shows the mean of its people from the threshold on, and what is together counts only those', async () => {
  const made = reports('Продажи/агент 3', 'Продажи/агент 4', 'Склад/грузчик 1', 'Продажи/агент 5');
  expect(await shown(made)).toEqual({ Продажи: [4, 3, 0], Склад: [null, 0, 1], all: [4, 3] });
});

test('who has no mark in a competence is not counted there', async () => {
  const made = reports('Продажи/агент 3', 'Продажи/агент –', 'Продажи/агент 4', 'Склад/грузчик –');
  expect(await shown(made)).toEqual({
    Продажи: [null, 0, 2],
    Склад: [null, 0, 0],
    all: [null, 0],
  });
});

test('a job title that a department gives away but for one person is withheld', async () => {
  const four = ['Продажи/агент 3', 'Продажи/агент 4', 'Продажи/агент 5', 'Продажи/начальник 1'];
  expect(await shown(reports(...four))).toMatchObject({ Продажи: [3.25, 4, 0] });
  expect(await shown(reports(...four), 'position')).toEqual({
    агент: [null, 0, 3],
    начальник: [null, 0, 1],
    all: [null, 0],
  });
});

test('who comes later waits for others, so nothing changes by one person', async () => {
  const first = ['Продажи/агент 3', 'Продажи/агент 4', 'Продажи/агент 5'];
  const late = (at: number) => `Продажи/агент 1 l${at} 2`;
  expect(await shown(reports(...first, late(1), late(2)))).toMatchObject({ Продажи: [4, 3, 2] });
  const all = reports(...first, late(1), late(2), late(3));
  expect(await shown(all)).toMatchObject({ Продажи: [2.5, 6, 0] });
});

test('a later report replaces the earlier one as soon as enough people have one', async () => {
  const twice = (again: number) => [
    ...['a', 'b', 'c', 'd'].map((who) => `Продажи/агент 2 ${who} 1`),
    ...['a', 'b', 'c', 'd'].slice(0, again).map((who) => `Продажи/агент 4 ${who} 2`),
  ];
  expect(await shown(reports(...twice(2)))).toMatchObject({ Продажи: [2, 4, 0] });
  expect(await shown(reports(...twice(3)))).toMatchObject({ Продажи: [3.5, 4, 0] });
  expect(await shown(reports(...twice(4)))).toMatchObject({ Продажи: [4, 4, 0] });
});

test('who has two reports before being counted is counted once, with the first until enough have two', async () => {
  const made = ['a', 'b', 'c'].map((who) => `Продажи/агент 2 ${who} 1`);
  expect(await shown(reports(...made, 'Продажи/агент 4 d 1', 'Продажи/агент 5 d 1'))).toMatchObject(
    {
      Продажи: [2.5, 4, 0],
    },
  );
});

test('who moves within the year is counted where they were first', async () => {
  const made = ['a', 'b', 'c', 'd'].flatMap((who) => [
    `Продажи/агент 2 ${who} 1`,
    `Склад/агент 5 ${who} 2`,
  ]);
  expect(await shown(reports(...made))).toEqual({ Продажи: [2, 4, 0], all: [2, 4] });
});

test('by day, though the later report was opened first', async () => {
  const made = reports(
    'Склад/грузчик 5 d 2',
    ...['a', 'b', 'c', 'd'].map((who) => `Продажи/агент 2 ${who} 1`),
  );
  expect(await shown(made)).toEqual({ Продажи: [2, 4, 0], all: [2, 4] });
});

test('a step stays as it was made, whatever becomes of the reports', async () => {
  const first = reports(
    ...['a', 'b', 'c', 'd'].map((who, at) => `Продажи/агент ${at + 1} ${who} 1`),
  );
  const { columns } = await countReports(first);
  const made = new Map([...columns].map(([id, { steps }]) => [id, steps]));
  const later = reports(...['e', 'f', 'g'].map((who) => `Продажи/агент 5 ${who} 2`));
  const row = async (left: ReportFigures[]) => {
    const { rows } = tableOf(await countReports(left, made), 'subdivision', [competenceId]);
    return rows.map(({ mark, peopleCount, cellList: [cell] }) => [
      mark,
      cell?.peopleCount,
      peopleCount,
    ]);
  };
  expect(await row(first)).toEqual([[2.5, 4, 4]]);
  expect(await row(first.slice(1))).toEqual([[2.5, 4, 3]]);
  expect(await row([])).toEqual([[2.5, 4, 0]]);
  expect(await row([...first.slice(2), ...later])).toEqual([[25 / 7, 7, 5]]);
});

test('a mark is never counted that would replace one of a report that is gone', async () => {
  const first = reports(...['a', 'b', 'c'].map((who) => `Продажи/агент 2 ${who} 1`));
  const { columns } = await countReports(first);
  const made = new Map([...columns].map(([id, { steps }]) => [id, steps]));
  const again = reports(...['a', 'b', 'c'].map((who) => `Продажи/агент 5 ${who} 2`)).map((one) => ({
    ...one,
    questionaryId: 'again',
  }));
  const mark = async (left: ReportFigures[]) =>
    tableOf(await countReports(left, made), 'subdivision', [competenceId]).total.mark;
  expect(await mark([...first, ...again])).toBe(5);
  expect(await mark([...first.slice(1), ...again])).toBe(2);
});

test('the company’s average waits for enough people whom the reader doesn’t know', async () => {
  const made = reports(
    ...['a', 'b', 'c'].map((who) => `Продажи/агент 2 ${who} 1`),
    ...['d', 'e', 'f'].map((who) => `Склад/агент 5 ${who} 2`),
  );
  const steps = (await countReports(made)).columns.get(competenceId)!.steps;
  const mean = (...known: string[]) => companyMean(steps, (id) => known.includes(id)).mark;
  expect([mean(), mean('a'), mean('a', 'd'), mean('d'), mean('a', 'b', 'c', 'd')]).toEqual([
    3.5,
    3.5,
    3.5,
    2,
    null,
  ]);
});
