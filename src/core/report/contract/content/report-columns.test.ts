import { describe, expect, test } from 'vitest';
import { everyShape, reportShapes as shapes } from '#test/report/report-shapes.ts';
import { columnsOf, onlyOthers, type ReportColumns } from './report-columns.ts';
import type { ReportContent } from './report-content.ts';
import { groupKey, isSelf } from './report-groups.ts';

const without = ({ groups, ...flags }: ReportColumns) => ({
  groups: groups.map(({ key }) => key),
  ...Object.fromEntries(Object.entries(flags).filter(([, is]) => is)),
});

test('method 90 has the one column of the supervisor', () => {
  expect(without(columnsOf(shapes.by90))).toEqual({ groups: ['supervisor'] });
  expect(without(columnsOf(shapes.by180WithoutSelf))).toEqual({ groups: ['supervisor'] });
});

test('method 180 has no column of others beside the supervisor', () => {
  expect(without(columnsOf(shapes.by180))).toEqual({
    groups: ['supervisor', 'employee'],
    hasTotal: true,
  });
});

test('without self the overall mark would repeat the others', () => {
  expect(columnsOf(shapes.named)).toMatchObject({ hasOthers: true, hasTotal: true });
  expect(columnsOf(shapes.withoutSelf)).toMatchObject({ hasOthers: true, hasTotal: false });
  expect(without(columnsOf(shapes.selfAlone))).toEqual({ groups: ['employee'] });
  expect(without(columnsOf(shapes.noInformation))).toEqual({ groups: [] });
});

test('agreement has a column only where opinions differ', () => {
  expect(columnsOf(shapes.named).hasAgreement).toBe(true);
  expect(columnsOf(shapes.allHigh).hasAgreement).toBe(false);
});

test('a target has a column where one competence has one', () => {
  const [first, ...rest] = shapes.by180.competenceMarkList;
  const competenceMarkList = [{ ...first!, targetMark: 4.5 }, ...rest];
  expect(columnsOf({ competenceMarkList }).hasTarget).toBe(true);
});

/** All numbers of a column, in rows; null where there is none. */
function numbersOf(content: ReportContent): Map<string, (number | null)[]> {
  const columns = columnsOf(content);
  const list = content.competenceMarkList;
  const numbers = new Map<string, (number | null)[]>();
  for (const { key } of columns.groups) {
    const markOf = (row: (typeof list)[number]) =>
      row.participantList.find(({ types }) => groupKey(types) === key)?.mark ?? null;
    numbers.set(key, list.map(markOf));
  }
  if (columns.hasOthers) {
    numbers.set(
      'others',
      list.map((row) => row.otherParticipantMark),
    );
  }
  if (columns.hasTotal)
    numbers.set(
      'total',
      list.map((row) => row.totalMark),
    );
  return numbers;
}

describe.each(everyShape)('in %s', (_, content) => {
  test('no column left out held a number of its own', () => {
    const columns = columnsOf(content);
    const only = onlyOthers(columns);
    const told = numbersOf(content);
    const self = columns.groups.find(isSelf);
    for (const [at, row] of content.competenceMarkList.entries()) {
      const others = told.get('others')?.[at] ?? (only && told.get(only.key)![at]) ?? null;
      expect(others).toEqual(closeTo(row.otherParticipantMark));
      const total = told.has('total')
        ? told.get('total')![at]!
        : (others ?? (self ? told.get(self.key)![at]! : null));
      expect(total).toEqual(closeTo(row.totalMark));
    }
  });
});

const closeTo = (mark: number | null) => (mark === null ? null : expect.closeTo(mark, 9));
