import { expect, test } from 'vitest';
import type { ReportContent } from '#core/report/contract/content/report-content.ts';
import { speak } from '#platform/texts/speak.ts';
import { sampleReport } from '#test/report/report-sample.ts';
import { reportShapes } from '#test/report/report-shapes.ts';
import { chartOf } from './chart.ts';

const chart = (content: ReportContent) =>
  chartOf({ content, t: speak.ru, locale: 'ru', timeZone: 'UTC', voice: 'other', previous: null });
const linesOf = (content: ReportContent) =>
  chart(content)?.lines.map(({ look, label }) => `${look}: ${label}`);

test('others and self are drawn, and the target where there is one', () => {
  expect(linesOf(sampleReport())).toEqual(['others: Внешняя оценка', 'self: Самооценка']);
  const [first, ...rest] = sampleReport().competenceMarkList;
  const content = sampleReport({ competenceMarkList: [{ ...first!, targetMark: 4.5 }, ...rest] });
  expect(linesOf(content)?.at(-1)).toBe('target: Цель');
});

test('the only group stands for all others', () => {
  expect(linesOf(reportShapes.by90)).toEqual(['others: Руководители']);
  expect(linesOf(reportShapes.selfAlone)).toEqual(['self: Самооценка']);
});

test('fewer than three competences are bars, and without a mark there is no chart', () => {
  expect(chart(reportShapes.twoCompetences)?.shape).toBe('bars');
  expect(chart(reportShapes.anonymous)?.shape).toBe('radar');
  expect(chart(reportShapes.noAnswers)).toBeNull();
  expect(chart(reportShapes.noInformation)).toBeNull();
});
