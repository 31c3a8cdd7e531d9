import { describe, expect, test } from 'vitest';
import type { ReportContent } from '#core/report/contract/content/report-content.ts';
import { everyShape, reportShapes as shapes } from '#test/report/report-shapes.ts';
import { mainPoints } from './report-main-points.ts';

const saidIn = (content: ReportContent) => mainPoints(content).map(({ say }) => say);

test.each([
  ['by90', ['strengths', 'toDevelop']],
  ['by180', ['strengths', 'toDevelop', 'difference']],
  ['by180WithoutSelf', ['strengths', 'toDevelop', 'noSelf']],
  ['anonymous', ['strengths', 'toDevelop', 'difference']],
  ['withoutSelf', ['strengths', 'toDevelop', 'noSelf']],
  ['selfKnowsNothing', ['strengths', 'toDevelop', 'noSelf']],
  ['selfAlone', ['selfAlone']],
  ['withheld', ['leaderShown', 'strengths', 'toDevelop']],
  ['merged', ['strengths', 'toDevelop', 'difference']],
  ['noInformation', ['nothingShown']],
  ['noAnswers', ['nobody']],
  ['noCompetences', ['noCompetences']],
  ['oneCompetence', ['strength', 'noneBelow', 'onlyDifference']],
  ['allHigh', ['allHigh', 'noDifference']],
  ['allLow', ['close', 'difference']],
  ['allEqual', ['close', 'noDifference']],
  ['noneHigh', ['highest', 'toDevelopMany', 'difference']],
  ['selfFarBelow', ['allHigh', 'difference']],
  ['leaderAlone', ['leaderAlone', 'strengths', 'toDevelop']],
  ['twoLeaders', ['leaderShown', 'strengths', 'toDevelop']],
  ['selfShown', ['selfShown']],
  ['noBehaviours', ['strengths', 'toDevelop', 'difference']],
  ['manyRaters', ['strengths', 'toDevelop', 'difference']],
  ['twoCompetences', ['strength', 'toDevelop', 'difference']],
  ['threeCompetences', ['strengths', 'toDevelop', 'difference']],
  ['thirtyCompetences', ['strengths', 'toDevelop', 'difference']],
  ['longNames', ['strengths', 'toDevelop', 'difference']],
  ['interim', ['strengths', 'toDevelop', 'noSelf']],
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

/** A report of as many competences, rated so by the others. `low`: those among the lowest. */
function rated(
  marks: readonly number[],
  { low = [], shape = shapes.allLow }: { low?: number[]; shape?: ReportContent } = {},
): ReportContent {
  const competenceMarkList = marks.map((mark, at) => ({
    ...shape.competenceMarkList[at]!,
    otherParticipantMark: mark,
  }));
  const listed = (at: number) => {
    const { competenceId, name, selfMark, otherParticipantMark } = competenceMarkList[at]!;
    return { competenceId, name, selfMark, otherParticipantMark };
  };
  return {
    ...shape,
    competenceMarkList,
    strengthList: [],
    competenceMinMarkList: low.map(listed),
    developmentZoneList: marks.flatMap((mark, at) => (mark < 3.5 ? [listed(at)] : [])),
    hiddenPossibilitiesList: [],
    blindZoneList: marks.flatMap((mark, at) => (mark === 3.76 ? [listed(at)] : [])),
  };
}

test('nothing is the highest by less than chance may do', () => {
  const first = (marks: readonly number[]) => mainPoints(rated(marks))[0];
  expect(first([3.9, 3, 3.1])).toMatchObject({ say: 'highest', marks: [{ mark: 3.9 }] });
  expect(first([3, 2, 3])).toMatchObject({ say: 'highest', marks: [{ mark: 3 }, { mark: 3 }] });
  expect(first([3.88, 3.76, 3.6])?.say).toBe('close');
  expect(first([3, 3])?.say).toBe('close');
});

test('one leader’s marks are their own: no difference of them is chance', () => {
  const content = rated([3.67, 3.33, 3.33], { shape: shapes.by180 });
  expect(mainPoints(content)[0]).toMatchObject({ say: 'highest', marks: [{ mark: 3.67 }] });
});

test('what is rated nearly as high as the highest is not to be worked on first', () => {
  const toDevelop = (marks: readonly number[], low: number[]) =>
    mainPoints(rated(marks, { low })).find(({ say }) => say === 'toDevelop');
  expect(toDevelop([3.88, 3.76, 2.5], [2])).toMatchObject({ marks: [{ mark: 2.5 }] });
  expect(toDevelop([3.9, 3.8, 3.76], [2])).toBeUndefined();
});

test('what is low is to be worked on first, whatever self says of it', () => {
  const [toDevelop] = mainPoints(shapes.twoLeaders).filter(({ say }) => say === 'toDevelop');
  expect(toDevelop).toMatchObject({
    marks: [{ name: 'Делегирование' }, { name: 'Развитие подчинённых' }],
  });
});

test('of many that are rated alike none is named as the one to work on first', () => {
  const points = mainPoints(rated([3.7, 2.4, 2.5, 2.4, 2.5], { low: [1, 3] }));
  expect(points[1]).toEqual({ say: 'toDevelopMany', count: 4 });
});

test('what is below the limit is said to be, where it is not clearly lower than the rest', () => {
  expect(mainPoints(rated([3.6, 3.6, 3.4]))[0]).toMatchObject({
    say: 'below',
    limit: 3.5,
    marks: [{ mark: 3.4 }],
  });
});

test('where people see it differently the sentence knows', () => {
  const content = rated([3.9, 3, 3.1]);
  content.competenceMarkList[0]!.agreement = { word: 'differ', adm: null, rwg: null };
  expect(mainPoints(content)[0]).toMatchObject({ marks: [{ isDisputed: true }] });
});

test('a report of self alone says whether others have answered', () => {
  const asked = shapes.selfAlone.reportProgressList;
  const answered = asked.map((each) =>
    each.type === 'colleague' ? { ...each, passedCount: 1 } : each,
  );
  expect(saidIn({ ...shapes.selfAlone, reportProgressList: answered })).toEqual(['selfShown']);
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
