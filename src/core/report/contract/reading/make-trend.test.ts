import { expect, test } from 'vitest';
import type { CompetenceMark } from '#core/report/contract/content/report-content.ts';
import { sampleReport } from '#test/report/report-sample.ts';
import { trendOf } from './make-trend.ts';

const [row] = sampleReport().competenceMarkList as [CompetenceMark];
const mark = (competenceId: string, otherParticipantMark: number | null, name = competenceId) => ({
  ...row,
  competenceId,
  name,
  otherParticipantMark,
});
const report = (number: number, competenceMarkList: CompetenceMark[]) =>
  sampleReport({
    questionaryId: `q${number}`,
    number,
    dateEnd: `202${number}-10-01`,
    competenceMarkList,
  });

test('a competence is followed by its id under its latest name, with gaps where it was not asked', () => {
  const trend = trendOf([
    report(4, [mark('gone', 2), mark('kept', 3.25, 'Старое имя')]),
    report(5, [mark('kept', null)]),
    report(6, [mark('new', 4), mark('kept', 3.86, 'Новое имя')]),
  ]);
  expect(trend.reportList.map(({ number }) => number)).toEqual([4, 5, 6]);
  expect(trend.competenceList).toEqual([
    { competenceId: 'new', name: 'new', markList: [null, null, 4] },
    { competenceId: 'kept', name: 'Новое имя', markList: [3.3, null, 3.9] },
    { competenceId: 'gone', name: 'gone', markList: [2, null, null] },
  ]);
});

test('nobody with reports has an empty trend', () => {
  expect(trendOf([])).toEqual({ reportList: [], whole: null, competenceList: [] });
});

test('from the first to the last report all competences are judged together', () => {
  const of = (number: number, given: number) =>
    report(number, [mark('a', given), mark('b', given + 0.2)]);
  expect(trendOf([of(4, 3), of(5, 1), of(6, 4.4)]).whole).toEqual({
    change: 1.4,
    count: 2,
    verdict: 'higher',
  });
  expect(trendOf([of(4, 3)]).whole).toBeNull();
});
