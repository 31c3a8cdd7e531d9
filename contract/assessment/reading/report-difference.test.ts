import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CompetenceMark, ReportContent } from '#contract/assessment/content/report-content.ts';
import { groupKey } from '#contract/assessment/content/report-groups.ts';
import { rounded } from '#contract/assessment/content/report-numbers.ts';
import { type ParticipantType, participantTypes } from '#contract/platform/rules/methods.ts';
import { sampleReport } from '#test/report/report-sample.ts';
import { changesSince, compareContents, noiseLimit } from './report-difference.ts';

type Group = [types: string, mark: number, sheetCount: number];

/** A competence of these groups, with the marks of others, self and all that follow from them. */
function competence(competenceId: string, groups: Group[]): CompetenceMark {
  const participantList = groups.map(([types, mark, sheetCount]) => ({
    types: types.split('+') as ParticipantType[],
    mark,
    sheetCount,
  }));
  const mean = (list: typeof participantList) => {
    const count = list.reduce((sum, each) => sum + each.sheetCount, 0);
    return count ? list.reduce((sum, each) => sum + each.mark * each.sheetCount, 0) / count : null;
  };
  const isSelf = ({ types }: (typeof participantList)[number]) => types[0] === 'employee';
  return {
    competenceId,
    name: `Компетенция ${competenceId}`,
    description: null,
    selfMark: participantList.find(isSelf)?.mark ?? null,
    otherParticipantMark: mean(participantList.filter((each) => !isSelf(each))),
    totalMark: mean(participantList),
    targetMark: null,
    participantList,
    agreement: null,
    isKeptBack: false,
    questionMarkList: [],
  };
}

/** A named report unless told, in which everybody is behind each number. */
function report(createdAt: string, list: CompetenceMark[], given: Partial<ReportContent> = {}) {
  return sampleReport({
    isAnonymous: false,
    createdAt,
    number: Number(createdAt.slice(0, 4)),
    competenceMarkList: list,
    reportProgressList: participantTypes.map((type) => ({ type, passedCount: 0 })),
    ...given,
  });
}
const earlierOf = (groups: Group[], given?: Partial<ReportContent>) =>
  report('2025-10-01T09:00:00.000Z', [competence('a', groups)], given);
const laterOf = (groups: Group[], given?: Partial<ReportContent>) =>
  report('2026-10-01T09:00:00.000Z', [competence('a', groups)], given);
const rowOf = (...pair: Parameters<typeof compareContents>) =>
  compareContents(...pair).competenceList[0]!;

describe('noise', () => {
  test.each([
    // How many people then and now, and from which change on it is more than noise.
    [1, 1, 2.49],
    [3, 3, 1.44],
    [5, 5, 1.12],
    [8, 8, 0.88],
    [10, 10, 0.79],
    [20, 20, 0.56],
    [3, 20, 1.09],
  ])('between %i and %i people', (earlier, later, limit) => {
    expect(noiseLimit(earlier, later)).toBeCloseTo(limit, 2);
  });

  test.each([
    ['a little less than the limit', 3, 3.7, true],
    ['a little more', 3, 3.8, false],
    ['the same downwards', 3.8, 3, false],
    ['nothing', 3, 3, true],
  ])('of two groups of ten: %s', (_what, was, is, isNoise) => {
    const { others } = rowOf(earlierOf([['colleague', was, 10]]), laterOf([['colleague', is, 10]]));
    expect(others.isNoise).toBe(isNoise);
  });

  test('others are reckoned over all their groups, the overall rating with the self-assessment', () => {
    const groups = (mark: number): Group[] => [
      ['supervisor', mark, 1],
      ['colleague', mark, 7],
      ['employee', mark, 1],
    ];
    // 0.9 is noise among 7, more than noise among 8 and among 9.
    const row = rowOf(earlierOf(groups(3)), laterOf(groups(3.9)));
    expect(row.groupList.map(({ isNoise }) => isNoise)).toEqual([true, true]);
    expect([row.others.isNoise, row.total.isNoise]).toEqual([false, false]);
  });

  test('is never said of a self-assessment: the same person gave both', () => {
    const { self } = rowOf(earlierOf([['employee', 3, 1]]), laterOf([['employee', 3.25, 1]]));
    expect(self).toEqual({ earlier: 3, later: 3.25, change: 0.25, isNoise: null });
  });

  test('counts no more people than the report speaks of', () => {
    const anonymous = { isAnonymous: true, anonymityThreshold: 3 };
    const of = (passedCount: number) => ({
      ...anonymous,
      reportProgressList: [{ type: 'colleague' as const, passedCount }],
    });
    const broughtIn = { title: null, scale: '1-5', at: '2026-11-01T00:00:00.000Z' } as const;
    const change = (passed: number, given: Partial<ReportContent> = {}, later = 4.2) =>
      rowOf(
        earlierOf([['colleague', 3, 6]], { ...of(passed), ...given }),
        laterOf([['colleague', later, 6]], { ...of(passed), ...given }),
      ).others;
    // 1.2 is more than noise among six. Where the report says "not everyone", it counts three.
    expect(change(7)).toMatchObject({ change: 1.2, isNoise: false });
    expect(change(6, { broughtIn })).toMatchObject({ change: 1.2, isNoise: false });
    expect(change(7, { broughtIn })).toMatchObject({ change: 1.2, isNoise: true });
    // Told roughly, it may be of half of them.
    expect(change(6, {}, 4.1)).toMatchObject({ change: 1.1, isNoise: false });
    expect(change(6, {}, 4.125)).toMatchObject({ change: 1.1, isNoise: true });
  });
});

describe('a difference', () => {
  test('is that of the shown ratings, so that it adds up', () => {
    const [was, is]: [Group[], Group[]] = [[['colleague', 3.146, 5]], [['colleague', 3.755, 5]]];
    expect(rowOf(earlierOf(was), laterOf(is)).others).toMatchObject({
      earlier: 3.15,
      later: 3.76,
      change: 0.61,
    });
    const anonymous = { isAnonymous: true, anonymityThreshold: 3 };
    for (const [then, today] of [
      [anonymous, anonymous],
      [anonymous, {}],
      [{}, anonymous],
    ]) {
      expect(rowOf(earlierOf(was, then), laterOf(is, today)).others).toMatchObject({
        earlier: 3.1,
        later: 3.8,
        change: 0.7,
      });
    }
  });

  test('is only between groups of the same roles', () => {
    const was: Group[] = [
      ['supervisor', 4, 1],
      ['colleague', 3, 4],
      ['customer+subordinate', 3.5, 4],
    ];
    const is: Group[] = [
      ['supervisor', 3, 1],
      ['colleague+customer+subordinate', 4, 8],
    ];
    expect(rowOf(earlierOf(was), laterOf(is)).groupList).toEqual([
      { types: ['supervisor'], earlier: 4, later: 3, change: -1, isNoise: true },
      { types: ['colleague'], earlier: 3, later: null, change: null, isNoise: null },
      {
        types: ['colleague', 'customer', 'subordinate'],
        earlier: null,
        later: 4,
        change: null,
        isNoise: null,
      },
      {
        types: ['customer', 'subordinate'],
        earlier: 3.5,
        later: null,
        change: null,
        isNoise: null,
      },
    ]);
  });

  test('is only in a competence of both, whatever it was called; the others are named', () => {
    const mark: Group[] = [['colleague', 3, 4]];
    const was = report('2025-01-01T00:00:00.000Z', [competence('a', mark), competence('b', mark)]);
    const is = report('2026-01-01T00:00:00.000Z', [
      competence('c', mark),
      { ...competence('b', mark), name: 'Новое имя' },
    ]);
    const { competenceList } = compareContents(was, is);
    expect(competenceList.map(({ name, isIn, others }) => [name, isIn, others.change])).toEqual([
      ['Компетенция c', 'later', null],
      ['Новое имя', 'both', 0],
      ['Компетенция a', 'earlier', null],
    ]);
    expect(changesSince(was, is)).toEqual({
      questionaryId: was.questionaryId,
      number: 2025,
      dateEnd: was.dateEnd,
      changeList: [{ competenceId: 'b', change: 0, isNoise: true }],
    });
  });
});

const groupSets = ['supervisor', 'colleague', 'customer+subordinate', 'employee'];
const drawnGroups = fc
  .subarray(groupSets)
  .chain((keys) =>
    fc.tuple(
      ...keys.map((key) =>
        fc.tuple(
          fc.constant(key),
          fc.integer({ min: 10, max: 50 }),
          fc.integer({ min: 1, max: 9 }),
        ),
      ),
    ),
  );
const drawnReport = (createdAt: string) =>
  fc
    .record({
      rows: fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), drawnGroups),
      isAnonymous: fc.boolean(),
    })
    .map(({ rows, isAnonymous }) => {
      const list = Object.entries(rows).map(([id, groups]) =>
        competence(
          id,
          groups.map(([key, mark, count]) => [key, mark / 10, count]),
        ),
      );
      return report(createdAt, list, { isAnonymous });
    });
const drawnPair = fc.tuple(
  drawnReport('2025-10-01T09:00:00.000Z'),
  drawnReport('2026-10-01T09:00:00.000Z'),
);

describe('of any two reports', () => {
  test('the order in which they are asked for changes nothing', () => {
    fc.assert(
      fc.property(drawnPair, ([one, other]) => {
        expect(compareContents(other, one)).toEqual(compareContents(one, other));
      }),
    );
  });

  test('every number is one that a report has, and every change is their difference', () => {
    fc.assert(
      fc.property(drawnPair, ([was, is]) => {
        for (const row of compareContents(was, is).competenceList) {
          const [then, today] = [was, is].map(({ competenceMarkList }) =>
            competenceMarkList.find(({ competenceId }) => competenceId === row.competenceId),
          );
          const marks = [row.others, row.self, row.total, ...row.groupList];
          for (const { earlier, later, change, isNoise } of marks) {
            expect(change === null).toBe(earlier === null || later === null);
            if (change === null) expect(isNoise).toBeNull();
            else expect(rounded(later! - earlier! + 10, 2)).toBeCloseTo(change + 10, 9);
          }
          for (const { types, earlier, later } of row.groupList) {
            const has = (mark: CompetenceMark | undefined) =>
              mark?.participantList.some((each) => groupKey(each.types) === groupKey(types));
            expect([earlier !== null, later !== null]).toEqual([!!has(then), !!has(today)]);
          }
        }
      }),
    );
  });

  test('a report differs from an equal one by noise alone', () => {
    fc.assert(
      fc.property(drawnReport('2026-10-01T09:00:00.000Z'), (content) => {
        const later = { ...content, createdAt: '2027-10-01T09:00:00.000Z' };
        for (const { change, isNoise } of changesSince(content, later).changeList) {
          expect([change, isNoise]).toEqual([0, true]);
        }
      }),
    );
  });

  test('the more people, the less is noise', () => {
    const count = fc.integer({ min: 1, max: 500 });
    fc.assert(
      fc.property(count, count, count, (one, other, more) => {
        expect(noiseLimit(one + more, other)).toBeLessThan(noiseLimit(one, other));
        expect(noiseLimit(one, other)).toBe(noiseLimit(other, one));
      }),
    );
  });
});
