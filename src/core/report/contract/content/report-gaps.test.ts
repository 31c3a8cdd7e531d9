import { describe, expect, test } from 'vitest';
import { ratingRows } from '#core/report/contract/reading/report-ratings.ts';
import { tableColumns } from '#core/report/contract/reading/report-table.ts';
import { speak } from '#platform/texts/speak.ts';
import { sampleReport, sampleReportBy } from '#test/report/report-sample.ts';
import { everyShape, reportShapes as shapes } from '#test/report/report-shapes.ts';
import { plain } from '#test/screen/plain.ts';
import type { ReportContent } from './report-content.ts';
import { emptyReasons, gapNotes, isRough, plainEmptyReasons } from './report-gaps.ts';

const reading = (content: ReportContent) => ({ content, t: speak.ru, locale: 'ru' as const });
const broughtIn = { title: null, scale: '1-5', at: '2026-11-01T00:00:00.000Z' } as const;

const without = (content: ReportContent, at: number, group: number): ReportContent => ({
  ...content,
  competenceMarkList: content.competenceMarkList.map((row, index) =>
    index === at
      ? { ...row, participantList: row.participantList.filter((_, each) => each !== group) }
      : row,
  ),
});

test('a cell without a mark says why', () => {
  const columns = tableColumns(reading(shapes.gaps), {});
  const said = (key: string, at: number) => {
    const cell = columns
      .find((column) => column.key === key)!
      .cellOf(shapes.gaps.competenceMarkList[at]!);
    return [cell.text, cell.note];
  };
  expect(said('colleague', 0)).toEqual(['4,7', null]);
  expect(said('colleague', 2)).toEqual(['4,3', 'примерно']);
  expect(said('customer', 2)).toEqual(['—', 'мало оценок']);
  expect(said('subordinate', 4)).toEqual(['—', 'недавно спрашивали']);
  expect(plain(columns.find(({ key }) => key === 'colleague')?.note ?? '')).toBe('8 чел.');
});

test.each([
  { mark: 3.25, rough: true },
  { mark: 3.875, rough: true },
  { mark: 3.3, rough: false },
  { mark: 4.9, rough: false },
])('$mark is told roughly: $rough', ({ mark, rough }) => {
  const content = sampleReport();
  expect(isRough(content, { types: ['colleague'], mark })).toBe(rough);
  expect(isRough(content, { types: ['supervisor'], mark })).toBe(false);
  expect(isRough({ ...content, isAnonymous: false }, { types: ['colleague'], mark })).toBe(false);
});

describe('why cells are empty', () => {
  test.each([
    { what: 'a group of an anonymous report', content: sampleReport(), group: 1, due: ['tooFew'] },
    { what: 'its manager', content: sampleReport(), group: 0, due: ['unanswered'] },
    {
      what: 'a group of a named one',
      content: sampleReport({ isAnonymous: false }),
      group: 1,
      due: ['unanswered'],
    },
    {
      what: 'a group brought in',
      content: sampleReport({ broughtIn }),
      group: 2,
      due: ['broughtIn'],
    },
  ])('$what', ({ content, group, due }) => {
    expect(emptyReasons(content)).toEqual([]);
    const holed = without(content, 3, group);
    expect(emptyReasons(holed)).toEqual(due);
    expect([...gapNotes(holed, speak.ru), ...plainEmptyReasons(holed)]).toHaveLength(1);
  });

  test('is said of no report whose cells are all full', () => {
    expect(emptyReasons(sampleReportBy('90'))).toEqual([]);
    expect(gapNotes(shapes.anonymous, speak.ru)).toEqual([]);
  });
});

test('a rating question has a row for each group, and says why one has no mark', () => {
  const [question] = shapes.gaps.commonQuestionAnswerList.filter(({ type }) => type === 'rating');
  const answers = question!.answers.filter(({ types }) => !types.includes('customer'));
  const rows = ratingRows(reading(shapes.gaps), { ...question!, answers });
  expect(rows.map(({ label, mark, note }) => [label, mark !== null, plain(note)])).toEqual([
    ['Руководители', true, '1 чел.'],
    ['Коллеги', true, '8 чел.'],
    ['Клиенты', false, 'мало оценок'],
    ['Подчинённые', true, '4 чел.'],
    ['Самооценка', true, '1 чел.'],
  ]);
});

test.each(everyShape)(
  '%s: the same number of people stands beside a group in every row',
  (_, content) => {
    for (const { key, cellOf } of tableColumns(reading(content), {})) {
      const notes = content.competenceMarkList.map((row) => cellOf(row).note ?? '');
      if (content.isAnonymous && key !== 'target') expect(notes.join(), key).not.toMatch(/чел/);
    }
  },
);
