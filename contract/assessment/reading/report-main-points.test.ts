import { describe, expect, test } from 'vitest';
import type { ReportContent } from '#contract/assessment/content/report-content.ts';
import { everyShape, reportShapes as shapes } from '#test/report/report-shapes.ts';
import { mainPoints } from './report-main-points.ts';

const saidIn = (content: ReportContent) => mainPoints(content).map(({ say }) => say);

test.each([
  ['by90', ['strengths', 'growth']],
  ['by180', ['strengths', 'growth', 'difference']],
  ['by180WithoutSelf', ['strengths', 'growth', 'noSelf']],
  ['anonymous', ['strengths', 'growth', 'difference']],
  ['withoutSelf', ['strengths', 'growth', 'noSelf']],
  ['selfKnowsNothing', ['strengths', 'growth', 'noSelf']],
  ['selfAlone', ['noOthers']],
  ['noInformation', ['nothingShown']],
  ['noAnswers', ['nobody']],
  ['noCompetences', ['noCompetences']],
  ['oneCompetence', ['strengths', 'noneBelow', 'onlyDifference']],
  ['allHigh', ['strengths', 'noneBelow', 'noDifference']],
  ['allLow', ['highest', 'growth', 'difference']],
] as const)('%s says %j', (name, say) => {
  expect(saidIn(shapes[name])).toEqual(say);
});

test('one competence between the limits has its mark said, and no more', () => {
  const [only] = shapes.oneCompetence.competenceMarkList;
  const content = {
    ...shapes.oneCompetence,
    competenceMarkList: [{ ...only!, selfMark: 3.6, otherParticipantMark: 3.4 }],
    strengthList: [],
    hiddenPossibilitiesList: [],
  };
  expect(mainPoints(content)).toEqual([
    { say: 'between', from: 3.4, to: 3.4 },
    { say: 'noDifference' },
  ]);
});

test('where nobody is anonymous, no mark at all comes from "no information" alone', () => {
  expect(saidIn({ ...shapes.noInformation, isAnonymous: false })).toEqual(['onlyUnknown']);
});

test('what stands above the rest is named only where it does', () => {
  const rows = shapes.allLow.competenceMarkList;
  const told = (marks: readonly number[]) =>
    mainPoints({
      ...shapes.allLow,
      competenceMarkList: marks.map((mark, at) => ({ ...rows[at]!, otherParticipantMark: mark })),
    })[0];
  expect(told([3, 2, 3])).toMatchObject({ say: 'highest', marks: [{ mark: 3 }, { mark: 3 }] });
  expect(told([3, 3, 3, 2])?.say).toBe('growth');
  expect(told([3, 3])?.say).toBe('growth');
});

test('the largest difference is named in either direction', () => {
  expect(mainPoints(shapes.by180)[2]).toMatchObject({
    name: 'Развитие подчинённых',
    self: 4,
    others: 8 / 3,
  });
});

describe.each(everyShape)('in %s', (_, content) => {
  const points = mainPoints(content);
  const rows = content.competenceMarkList;
  const hasSelf = rows.some(({ selfMark }) => selfMark !== null);

  test('there are one to three sentences', () => {
    expect(points.length).toBeGreaterThan(0);
    expect(points.length).toBeLessThanOrEqual(3);
  });

  test('nothing is said of self where self said nothing', () => {
    const ofSelf = ['difference', 'onlyDifference', 'noDifference'];
    expect(points.filter(({ say }) => ofSelf.includes(say)).length > 0 && !hasSelf).toBe(false);
    const isMissed = points.some(({ say }) => say === 'noSelf');
    expect(isMissed && (hasSelf || content.method === '90')).toBe(false);
  });

  test('every number is one that the report shows for that competence', () => {
    for (const point of points) {
      if ('marks' in point) {
        for (const { name, mark } of point.marks) {
          expect(rows.find((row) => row.name === name)?.otherParticipantMark).toBe(mark);
        }
      }
    }
  });
});
