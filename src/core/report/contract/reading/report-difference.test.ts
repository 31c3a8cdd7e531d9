import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { askedBothTimes } from '#core/report/contract/change/change-people.ts';
import type {
  CompetenceMark,
  ReportContent,
} from '#core/report/contract/content/report-content.ts';
import { groupKey } from '#core/report/contract/content/report-groups.ts';
import { rounded } from '#core/report/contract/content/report-numbers.ts';
import { type ReviewerRole, reviewerRoles } from '#platform/contract/rules/methods.ts';
import { sampleReport } from '#test/report/report-sample.ts';
import { changesSince, compareContents } from './report-difference.ts';

type Group = [types: string, mark: number, sheetCount: number];

/** A competence of these groups, with the marks of others, self and all that follow from them. */
function competence(competenceId: string, groups: Group[]): CompetenceMark {
  const participantList = groups.map(([types, mark, sheetCount]) => ({
    types: types.split('+') as ReviewerRole[],
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
    questionMarkList: [],
  };
}

/** A named report unless told, in which everybody is behind each number. */
function makeReport(createdAt: string, list: CompetenceMark[], given: Partial<ReportContent> = {}) {
  return sampleReport({
    isAnonymous: false,
    createdAt,
    number: Number(createdAt.slice(0, 4)),
    competenceMarkList: list,
    participantProgressList: [],
    reportProgressList: reviewerRoles.map((type) => ({ type, passedCount: 0 })),
    ...given,
  });
}
const earlierOf = (groups: Group[], given?: Partial<ReportContent>) =>
  makeReport('2025-10-01T09:00:00.000Z', [competence('a', groups)], given);
const laterOf = (groups: Group[], given?: Partial<ReportContent>) =>
  makeReport('2026-10-01T09:00:00.000Z', [competence('a', groups)], given);
const rowOf = (...pair: Parameters<typeof compareContents>) =>
  compareContents(...pair).competenceList[0]!;

/** These people were asked, so and so many of them colleagues. */
const askedOf = (names: readonly string[]) =>
  names.map((name) => ({ type: 'colleague' as const, name }));
const people = (from: number, count: number) =>
  Array.from({ length: count }, (_, at) => `Белов Пётр ${from + at}`);

const anonymous: Partial<ReportContent> = { isAnonymous: true, anonymityThreshold: 3 };

describe('a change of a group', () => {
  /** Of ten anonymous colleagues, one competence. */
  const change = (was: number, is: number, then = anonymous, now = anonymous) =>
    rowOf(earlierOf([['colleague', was, 10]], then), laterOf([['colleague', is, 10]], now)).others
      .verdict;

  test.each([
    // 1.96 · 0.9 · √(2 ∕ 10) = 0.79
    ['a little less than chance does', 3, 3.7, 'chance'],
    ['a little more', 3, 3.8, 'higher'],
    ['the same downwards', 3.8, 3, 'lower'],
    ['nothing', 3, 3, 'chance'],
  ])('%s', (_what, was, is, verdict) => {
    expect(change(was, is)).toBe(verdict);
  });

  test('is clearer where the same people were asked, by as many as surely gave both marks', () => {
    const asked = (names: readonly string[]) => ({
      ...anonymous,
      participantProgressList: askedOf(names),
    });
    const ten = asked(people(0, 10));
    // 0.79 · √(1 − 0.4) = 0.61
    expect(change(3, 3.7, ten, ten)).toBe('higher');
    expect(change(3, 3.6, ten, ten)).toBe('chance');
    expect(change(3, 3.7, ten, asked(people(20, 10)))).toBe('chance');
    // Of 20 asked both times ten gave each mark: perhaps none of them both.
    const twenty = asked(people(0, 20));
    expect(change(3, 3.7, twenty, twenty)).toBe('chance');
    // Namesakes may be others, and so may people who have no name any more.
    const same = asked(Array.from({ length: 10 }, () => 'Белов Пётр'));
    expect(change(3, 3.7, same, same)).toBe('chance');
    const erased = earlierOf([], asked(['Участник', 'Белов Пётр']));
    expect(askedBothTimes(erased, erased)).toEqual({ bothCount: 1, askedCount: 2 });
    expect(change(3, 3.7, asked([]), ten)).toBe('chance');
  });

  test('of so few that a whole step would be overlooked is not judged', () => {
    const of = (count: number, is: number) =>
      rowOf(
        earlierOf([['colleague', 3, count]], anonymous),
        laterOf([['colleague', is, count]], anonymous),
      ).others.verdict;
    // 1.96 · 0.9 · √(2 ∕ 6) = 1.02
    expect([of(6, 3.9), of(6, 4.1), of(7, 3.9)]).toEqual(['tooFew', 'higher', 'chance']);
  });

  test('is told of all competences together where no single one is clear', () => {
    const report = (createdAt: string, mark: number) =>
      makeReport(
        createdAt,
        ['a', 'b', 'c', 'd', 'e'].map((id) => competence(id, [['colleague', mark, 10]])),
        anonymous,
      );
    const [was, is] = [
      report('2025-10-01T09:00:00.000Z', 3),
      report('2026-10-01T09:00:00.000Z', 3.8),
    ];
    const { whole, competenceList } = compareContents(was, is);
    expect(whole.others).toEqual({ change: 0.8, count: 5, verdict: 'higher' });
    expect(whole.groupList).toEqual([whole.others]);
    expect(new Set(competenceList.map(({ others }) => others.verdict))).toEqual(
      new Set(['tooFew']),
    );
    expect(changesSince(was, is).whole).toEqual(whole.others);
  });

  test('counts no more people than the report speaks of', () => {
    const of = (passedCount: number) => ({
      ...anonymous,
      reportProgressList: [{ type: 'colleague' as const, passedCount }],
    });
    const broughtIn = { title: null, scale: '1-5', at: '2026-11-01T00:00:00.000Z' } as const;
    const verdict = (passed: number, given: Partial<ReportContent> = {}, later = 4.2) =>
      rowOf(
        earlierOf([['colleague', 3, 6]], { ...of(passed), ...given }),
        laterOf([['colleague', later, 6]], { ...of(passed), ...given }),
      ).others;
    // 1.2 is more than chance does among six. Where the report says "not everyone", it counts three.
    expect(verdict(7)).toMatchObject({ change: 1.2, verdict: 'higher' });
    expect(verdict(6, { broughtIn })).toMatchObject({ change: 1.2, verdict: 'higher' });
    expect(verdict(7, { broughtIn })).toMatchObject({ change: 1.2, verdict: 'tooFew' });
    // Told roughly, it may be of half of them.
    expect(verdict(6, {}, 4.1)).toMatchObject({ change: 1.1, verdict: 'higher' });
    expect(verdict(6, {}, 4.125)).toMatchObject({ change: 1.1, verdict: 'tooFew' });
  });
});

describe('one to one', () => {
  test('a leader, the person and raters with a name are compared, and nothing is said of chance', () => {
    const groups = (mark: number): Group[] => [
      ['supervisor', mark, 1],
      ['colleague', mark, 8],
      ['employee', mark, 1],
    ];
    const named = rowOf(earlierOf(groups(3)), laterOf(groups(3.1)));
    const verdicts = ({ others, self, total, groupList }: typeof named) =>
      [others, self, total, ...groupList].map(({ verdict }) => verdict);
    expect(verdicts(named)).toEqual([null, null, null, null, null]);
    expect(
      verdicts(rowOf(earlierOf(groups(3), anonymous), laterOf(groups(3.1), anonymous))),
    ).toEqual(['chance', null, null, null, 'chance']);
    // As soon as one of them was anonymous, nobody knows whose view has changed.
    expect(rowOf(earlierOf(groups(3), anonymous), laterOf(groups(3.1))).others.verdict).toBe(
      'chance',
    );
  });

  test('others who are a leader alone are that leader', () => {
    const leader = (mark: number): Group[] => [['supervisor', mark, 1]];
    const { others } = rowOf(earlierOf(leader(3), anonymous), laterOf(leader(5), anonymous));
    expect(others).toMatchObject({ change: 2, verdict: null });
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
      { types: ['supervisor'], earlier: 4, later: 3, change: -1, verdict: null },
      { types: ['colleague'], earlier: 3, later: null, change: null, verdict: null },
      {
        types: ['colleague', 'customer', 'subordinate'],
        earlier: null,
        later: 4,
        change: null,
        verdict: null,
      },
      {
        types: ['customer', 'subordinate'],
        earlier: 3.5,
        later: null,
        change: null,
        verdict: null,
      },
    ]);
  });

  test('is only in a competence of both, whatever it was called; the others are named', () => {
    const mark: Group[] = [['colleague', 3, 4]];
    const was = makeReport('2025-01-01T00:00:00.000Z', [
      competence('a', mark),
      competence('b', mark),
    ]);
    const is = makeReport('2026-01-01T00:00:00.000Z', [
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
      whole: null,
      changeList: [{ competenceId: 'b', change: 0, verdict: null }],
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
      return makeReport(createdAt, list, { isAnonymous });
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
          for (const { earlier, later, change, verdict } of marks) {
            expect(change === null).toBe(earlier === null || later === null);
            if (change === null) expect(verdict).toBeNull();
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

  test('a report has not changed from an equal one', () => {
    fc.assert(
      fc.property(drawnReport('2026-10-01T09:00:00.000Z'), (content) => {
        const later = { ...content, createdAt: '2027-10-01T09:00:00.000Z' };
        const { whole, changeList } = changesSince(content, later);
        for (const { change, verdict } of [...changeList, ...(whole ? [whole] : [])]) {
          expect(change).toBe(0);
          expect(['chance', 'tooFew', null]).toContain(verdict);
        }
      }),
    );
  });

  test('nothing but what the reports show is said: who answered in a role changes nothing', () => {
    fc.assert(
      fc.property(drawnPair, ([was, is]) => {
        const shuffled = (content: ReportContent) => ({
          ...content,
          participantProgressList: [...content.participantProgressList].reverse(),
        });
        expect(compareContents(shuffled(was), shuffled(is)).competenceList).toEqual(
          compareContents(was, is).competenceList,
        );
      }),
    );
  });
});
