import { describe, expect, test } from 'vitest';
import type { ReportContent } from '#core/report/contract/content/report-content.ts';
import { speak } from '#platform/texts/speak.ts';
import vectors from '#test/fixtures/change-vectors.json' with { type: 'json' };
import { sampleReport } from '#test/report/report-sample.ts';
import { everyShape, reportShapes } from '#test/report/report-shapes.ts';
import { plain } from '#test/screen/plain.ts';
import { comparisonPoints } from './comparison-points.ts';
import {
  chanceNotes,
  differenceColumns,
  peopleToSee,
  profileLines,
  tableNotesOf,
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

test('reports of one day are told apart by their numbers', () => {
  const content = sampleReport();
  const again = { ...content, number: 16, createdAt: '2026-10-23T20:00:00.000Z' };
  const { lines } = profileLines(compareContents(again, content), { t, day });
  expect(lines.map(({ label }) => plain(label))).toEqual([
    'Внешняя оценка, № 17',
    'Внешняя оценка, № 16',
    'Самооценка, № 17',
    'Самооценка, № 16',
  ]);
});

describe('how a change is told from chance', () => {
  const notesOf = (...pair: Parameters<typeof compareContents>) =>
    chanceNotes(compareContents(...pair), t).map(plain);

  test('says how many were asked both times, and how many people it takes', () => {
    const [, both, power, oneToOne] = notesOf(moved({}), sampleReport());
    expect(both).toContain('скольких спрашивали оба раза: 10 из 10');
    expect(power).toContain(`${peopleToSee.same} человек или ${peopleToSee.different} разных`);
    expect(oneToOne).toBe(plain(t('comparison.chance.oneToOne')));
  });

  test('says nothing of those asked where a report names nobody', () => {
    const nameless = year(sampleReport({ participantProgressList: [] }));
    expect(notesOf(nameless, sampleReport())).toHaveLength(3);
  });

  test('is not spoken of where everybody is known', () => {
    const named = sampleReport({ isAnonymous: false });
    expect(notesOf(year(named), named)).toEqual([plain(t('comparison.chance.oneToOne'))]);
  });

  test('takes as many people as a second program has found', () => {
    const seen = (sharedPart: number) =>
      vectors.powerList.find((row) => row.size === 0.5 && row.sharedPart === sharedPart)?.whole;
    expect(peopleToSee).toEqual({ same: seen(1), different: seen(0) });
  });
});

test.each(everyShape)('%s can be put beside another shape', (_shape, content) => {
  for (const other of [reportShapes.merged, content]) {
    const comparison = compareContents(year(other), content);
    for (const locale of ['ru', 'en'] as const) {
      const points = comparisonPoints(comparison, { t: speak[locale], locale });
      expect(points.length).toBeGreaterThan(0);
      expect(points.join(' ')).not.toMatch(/undefined|NaN|\{\{/);
    }
    for (const { of, onlyIn } of differenceColumns(comparison, t)) {
      const marks = comparison.competenceList.map(of);
      if (onlyIn) expect(marks.every(({ change }) => change === null)).toBe(true);
      else expect(marks.some(({ earlier, later }) => earlier ?? later)).toBeTruthy();
    }
  }
});

test('answers that had other names are told of, in the language in which they had', () => {
  const own = { ru: ['Да', 'Чаще', 'Порой', 'Реже', 'Нет'] };
  const isTold = (earlier: Partial<ReportContent>, locale: 'ru' | 'en' = 'ru') =>
    tableNotesOf(compareContents(year(sampleReport(earlier)), sampleReport({ answerWords: own })), {
      t: speak[locale],
      locale,
    }).includes(speak[locale]('comparison.table.otherWords'));
  expect([isTold({}), isTold({ answerWords: own }), isTold({}, 'en')]).toEqual([
    true,
    false,
    false,
  ]);
});
