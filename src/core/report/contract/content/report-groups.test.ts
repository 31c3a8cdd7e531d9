import { expect, test } from 'vitest';
import { speak } from '#platform/texts/speak.ts';
import { sampleReport, sampleReportBy } from '#test/report/report-sample.ts';
import type { CompetenceMark } from './report-content.ts';
import { combinedGroups, groupKey, groupLabel, groupsOf, textsByGroup } from './report-groups.ts';

const keysOf = (groups: readonly { key: string }[]) => groups.map(({ key }) => key);

test('there is a column for each group that occurs, in display order, wherever it occurs first', () => {
  const given: CompetenceMark['participantList'][] = [
    [
      { types: ['employee'], mark: 4, sheetCount: 1 },
      { types: ['subordinate', 'customer'], mark: 4, sheetCount: 4 },
    ],
    [
      { types: ['customer'], mark: 4, sheetCount: 3 },
      { types: ['supervisor'], mark: 3, sheetCount: 1 },
    ],
  ];
  const competenceMarkList = given.map((participantList) => ({
    ...sampleReport().competenceMarkList[0]!,
    participantList,
  }));
  expect(keysOf(groupsOf({ competenceMarkList }))).toEqual([
    'supervisor',
    'customer',
    'customer+subordinate',
    'employee',
  ]);
});

test('a merged group is named by its roles in both languages', () => {
  expect(groupKey(['subordinate', 'customer'])).toBe('customer+subordinate');
  expect(groupLabel(['subordinate', 'customer'], speak.ru)).toBe('Клиенты, подчинённые');
  expect(groupLabel(['subordinate', 'customer'], speak.en)).toBe('Customers, direct reports');
  expect(keysOf(combinedGroups(sampleReport()))).toEqual(['customer+subordinate']);
  expect(combinedGroups(sampleReportBy('180'))).toEqual([]);
});

test('texts stand once per group, whether they came together or apart', () => {
  const grouped = textsByGroup([
    { employeeType: null, types: ['customer', 'subordinate'], data: ['а'] },
    { employeeType: 'supervisor', types: ['supervisor'], data: ['б'] },
    { employeeType: null, types: ['subordinate', 'customer'], data: ['в'] },
    { employeeType: 'employee', types: ['employee'], data: [] },
  ]);
  expect(grouped.map(({ key, texts }) => [key, texts])).toEqual([
    ['supervisor', ['б']],
    ['customer+subordinate', ['а', 'в']],
  ]);
});
