import { expect, test } from 'vitest';
import { speak } from '#platform/texts/speak.ts';
import { reportShapes as shapes } from '#test/report/report-shapes.ts';
import { chartLines } from './report-chart.ts';

const t = speak.ru;
const keys = (lines: readonly { key: string }[]) => lines.map(({ key }) => key);

test('a chart has the others and self at first, and a line for each role', () => {
  const lines = chartLines(shapes.merged, t);
  expect(keys(lines)).toEqual([
    'others',
    'employee',
    'supervisor',
    'colleague',
    'customer+subordinate',
  ]);
  expect(keys(lines.filter(({ isFirst }) => isFirst))).toEqual(['others', 'employee']);
  expect(lines.every(({ marks }) => marks.length === 12)).toBe(true);
  const [row] = shapes.merged.competenceMarkList;
  expect(lines[0]!.marks[0]).toBe(row!.otherParticipantMark);
});

test('where one group is all the others, it is their line', () => {
  expect(chartLines(shapes.by180, t).map(({ key, look }) => [key, look])).toEqual([
    ['supervisor', 'others'],
    ['employee', 'employee'],
  ]);
  expect(keys(chartLines(shapes.by90, t))).toEqual(['supervisor']);
  expect(chartLines(shapes.noInformation, t)).toEqual([]);
});

test('a group without a mark in a competence has a gap there', () => {
  const supervisor = chartLines(shapes.merged, t).find(({ key }) => key === 'supervisor');
  expect(supervisor?.marks[5]).toBeNull();
});

test('the target is a line from the first, where there is one', () => {
  const [first, ...rest] = shapes.by180.competenceMarkList;
  const competenceMarkList = [{ ...first!, targetMark: 4.5 }, ...rest];
  const target = chartLines({ ...shapes.by180, competenceMarkList }, t).at(-1);
  expect(target).toMatchObject({ key: 'target', isFirst: true });
  expect(target?.marks.slice(0, 2)).toEqual([4.5, null]);
});
