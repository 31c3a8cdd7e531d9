import { expect, test } from 'vitest';
import { sampleReport, sampleReportBy } from '#test/report/report-sample.ts';
import { progressByType } from './report-participants.ts';

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
