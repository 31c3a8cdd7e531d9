import { describe, expect, test } from 'vitest';
import type { ReportContent } from '#contract/assessment/content/report-content.ts';
import { speak } from '#i18n/speak.ts';
import { sampleReport } from '#test/report/report-sample.ts';
import { everyShape, reportShapes } from '#test/report/report-shapes.ts';
import { plain } from '#test/screen/plain.ts';
import {
  comparisonPoints,
  differenceColumns,
  noiseText,
  profileLines,
} from './comparison-words.ts';
import { compareContents } from './report-difference.ts';

const t = speak.ru;
const day = ({ dateEnd }: ReportContent) => dateEnd;
const year = (content: ReportContent): ReportContent => ({
  ...content,
  number: 3,
  dateEnd: '2025-10-23',
  createdAt: '2025-10-23T21:00:00.000Z',
});

/** The sample a year ago, with others' marks moved in these competences, by their place. */
function moved(by: Record<number, number>): ReportContent {
  const list = sampleReport().competenceMarkList;
  return year(
    sampleReport({
      competenceMarkList: list.map((row, at) => ({
        ...row,
        otherParticipantMark: (row.otherParticipantMark ?? 0) - (by[at] ?? 0),
      })),
    }),
  );
}
const pointsOf = (by: Record<number, number>) =>
  comparisonPoints(compareContents(moved(by), sampleReport()), { t, locale: 'ru' }).map(plain);
const [first, second, third] = sampleReport().competenceMarkList.map(({ name }) => name);

describe('the main points', () => {
  test('name what is clearly higher or lower, the largest change first, and count the rest', () => {
    expect(pointsOf({ 0: 0.9, 1: -1, 2: 1.5 })).toEqual([
      `Внешняя оценка заметно выше: ${third} (+1,5), ${first} (+0,9).`,
      `Внешняя оценка заметно ниже: ${second} (−1,0).`,
      'Ещё 9 изменений — в пределах погрешности.',
    ]);
  });

  test('say so where everything is noise, and where nothing can be compared', () => {
    expect(pointsOf({ 0: 0.3 })).toEqual([plain(t('comparison.points.noise'))]);
    const none = sampleReport({ competenceMarkList: [] });
    expect(comparisonPoints(compareContents(moved({}), none), { t, locale: 'ru' })).toEqual([
      t('comparison.points.nothing'),
    ]);
  });
});

describe('the columns', () => {
  const columnsOf = (...pair: Parameters<typeof compareContents>) =>
    differenceColumns(compareContents(...pair), t).map(({ key, onlyIn }) => [key, onlyIn]);

  test('are others, each group of either report, self and all; a group of one report says which', () => {
    expect(columnsOf(year(reportShapes.merged), reportShapes.anonymous)).toEqual([
      ['others', null],
      ['supervisor', null],
      ['colleague', null],
      ['customer', 'later'],
      ['customer+subordinate', 'earlier'],
      ['subordinate', 'later'],
      ['employee', null],
      ['total', null],
    ]);
  });

  test('leave out what neither report has, and the only group besides self', () => {
    const alone = (content: ReportContent): ReportContent => ({
      ...content,
      competenceMarkList: content.competenceMarkList.map((row) => ({
        ...row,
        selfMark: null,
        participantList: row.participantList.slice(0, 1),
      })),
    });
    const pair = [alone(year(sampleReport())), alone(sampleReport())] as const;
    expect(columnsOf(...pair)).toEqual([
      ['others', null],
      ['total', null],
    ]);
  });
});

test('the chart has others and self of both reports, in the competences of both', () => {
  const later = sampleReport({ competenceMarkList: sampleReport().competenceMarkList.slice(1) });
  const { names, lines } = profileLines(compareContents(moved({}), later), { t, day });
  expect(names).toEqual(later.competenceMarkList.map(({ name }) => name));
  expect(lines.map(({ key, label }) => [key, plain(label)])).toEqual([
    ['others', 'Внешняя оценка, 2026-10-23'],
    ['others-earlier', 'Внешняя оценка, 2025-10-23'],
    ['employee', 'Самооценка, 2026-10-23'],
    ['employee-earlier', 'Самооценка, 2025-10-23'],
  ]);
  expect(lines.every(({ marks }) => marks.length === names.length)).toBe(true);
});

test('the spread behind the noise is stated', () => {
  expect(plain(noiseText(t, 'ru'))).toContain('1,96 × 0,9 × √(1/n₁ + 1/n₂)');
  expect(plain(noiseText(speak.en, 'en'))).toContain('1.96 × 0.9 × √(1/n₁ + 1/n₂)');
});

test.each(everyShape)('%s can be put beside another shape', (_shape, content) => {
  for (const other of [reportShapes.merged, content]) {
    const comparison = compareContents(year(other), content);
    expect(comparisonPoints(comparison, { t, locale: 'ru' }).length).toBeGreaterThan(0);
    for (const { of, onlyIn } of differenceColumns(comparison, t)) {
      const marks = comparison.competenceList.map(of);
      if (onlyIn) expect(marks.every(({ change }) => change === null)).toBe(true);
      else expect(marks.some(({ earlier, later }) => earlier ?? later)).toBeTruthy();
    }
  }
});
