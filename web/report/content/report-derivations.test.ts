import { expect, test } from 'vitest';
import type { CompetenceMark } from '#contract/rules/report-content.ts';
import { groupKey, groupLabel, groupsOf, mergedGroups } from '#contract/rules/report-groups.ts';
import { en } from '#i18n/en/all.ts';
import { ru } from '#i18n/ru/all.ts';
import { createT } from '#i18n/t.ts';
import { sampleReport, sampleReportBy } from '#test/report-sample.ts';
import { progressByType, textsByGroup } from './groups.ts';
import { placeOnScale } from './zone-row.tsx';

const t = createT('ru', ru);
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
  expect(groupLabel(['subordinate', 'customer'], t)).toBe('Клиенты, подчинённые');
  expect(groupLabel(['subordinate', 'customer'], createT('en', en))).toBe(
    'Customers, direct reports',
  );
  expect(keysOf(mergedGroups(sampleReport()))).toEqual(['customer+subordinate']);
  expect(mergedGroups(sampleReportBy('180'))).toEqual([]);
});

test('progress stands by type, in display order, only for those who were asked', () => {
  const rows = progressByType(sampleReport());
  expect(rows.map(({ type, passed, total }) => [type, passed, total])).toEqual([
    ['supervisor', 1, 1],
    ['colleague', 5, 6],
    ['customer', 2, 3],
    ['subordinate', 2, 3],
    ['employee', 1, 1],
  ]);
  expect(rows[2]?.names).toEqual(['Семёнов Артём Юрьевич', 'Цой Виктория Эдуардовна']);
  expect(progressByType(sampleReportBy('90')).map(({ type }) => type)).toEqual(['supervisor']);
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

test('a scale begins at 1 and ends at 5', () => {
  expect([1, 3, 5].map(placeOnScale)).toEqual([0, 50, 100]);
});
