import { describe, expect, test } from 'vitest';
import type {
  CompetenceMark,
  ReportContent,
} from '#core/report/contract/content/report-content.ts';
import { speak } from '#platform/texts/speak.ts';
import { sampleReport } from '#test/report/report-sample.ts';
import { reportShapes } from '#test/report/report-shapes.ts';
import { plain } from '#test/screen/plain.ts';
import { comparisonPoints } from './comparison-points.ts';
import { compareContents } from './report-difference.ts';

const now = sampleReport({ competenceMarkList: sampleReport().competenceMarkList.slice(0, 4) });
const [first, second, third] = now.competenceMarkList.map(({ name }) => name);

type By = Partial<Record<number, number>>;
const lower = (mark: number | null, by = 0) =>
  mark === null ? null : Math.round((mark - by) * 100) / 100;

/** The report a year before, lower by so much in these competences, by their place. */
function yearBefore(
  of: { others?: By; self?: By; leader?: By },
  given: Partial<ReportContent> = {},
) {
  const competenceMarkList = now.competenceMarkList.map(
    (row, at): CompetenceMark => ({
      ...row,
      otherParticipantMark: lower(row.otherParticipantMark, of.others?.[at]),
      selfMark: lower(row.selfMark, of.self?.[at]),
      participantList: row.participantList.map((group) => ({
        ...group,
        mark: lower(group.mark, group.types[0] === 'supervisor' ? of.leader?.[at] : 0) ?? 0,
      })),
    }),
  );
  return { ...now, number: 3, createdAt: '2025-10-23T21:00:00.000Z', competenceMarkList, ...given };
}
const pointsOf = (was: ReportContent, is: ReportContent = now) =>
  comparisonPoints(compareContents(was, is), { t: speak.ru, locale: 'ru' }).map(plain);

const leaderSame = 'Оценка руководителя почти та же: каждая разница меньше 0,5.';
const selfSame = 'Самооценка почти не изменилась: каждая разница меньше 0,5.';
const rest = [leaderSame, selfSame];

describe('others', () => {
  test('as a whole, then each competence that is clear, the largest change first', () => {
    expect(pointsOf(yearBefore({ others: { 0: 1.2, 1: -1.4, 2: 1.6 } }))).toEqual([
      'В целом внешняя оценка отличается на +0,4. Столько бывает и случайно, когда ничего не изменилось.',
      `Внешняя оценка заметно выше: ${third} (+1,6), ${first} (+1,2).`,
      `Внешняя оценка заметно ниже: ${second} (−1,4).`,
      'Ещё 1 разница могла быть случайной.',
      ...rest,
    ]);
  });

  test('three competences by name, of many', () => {
    const was = yearBefore({ others: { 0: 2.2, 1: 2.1, 2: 2.3, 3: 2.4 } });
    expect(pointsOf(was)[1]).toMatch(/ и ещё 1\.$/);
  });

  test('of one competence alone nothing is said of all', () => {
    const one = { competenceMarkList: now.competenceMarkList.slice(0, 1) };
    expect(pointsOf({ ...yearBefore({}), ...one }, { ...now, ...one })[0]).toBe(
      'Внешняя оценка отличается не больше, чем бывает случайно.',
    );
  });

  test('leaders alone are called the leaders', () => {
    const [by90, by180] = [reportShapes.by90, reportShapes.by180];
    expect(pointsOf({ ...by90, number: 3 }, by180)).toEqual([leaderSame]);
    const lowered = by90.competenceMarkList.map((row) => ({ ...row, otherParticipantMark: 1 }));
    expect(
      pointsOf(
        { ...by90, number: 3, createdAt: '2025-10-23T21:00:00.000Z', competenceMarkList: lowered },
        by180,
      )[0],
    ).toMatch(/^Оценка руководителя выше: /);
  });

  test('as a whole alone, where no single competence is clear', () => {
    const all = { 0: 0.7, 1: 0.7, 2: 0.7, 3: 0.7 };
    expect(pointsOf(yearBefore({ others: all }))).toEqual([
      'В целом внешняя оценка выше на 0,7: случайно так почти не бывает.',
      'Ни об одной компетенции в отдельности этого сказать нельзя.',
      ...rest,
    ]);
  });

  test('nothing is claimed where nothing is clear', () => {
    expect(pointsOf(yearBefore({}))).toEqual([
      'В целом внешняя оценка такая же, как была.',
      'По отдельным компетенциям разница тоже не больше случайной.',
      ...rest,
    ]);
  });

  test('too few people are called too few', () => {
    const few = (content: ReportContent): ReportContent => ({
      ...content,
      participantProgressList: [],
      competenceMarkList: content.competenceMarkList.map((row) => ({
        ...row,
        participantList: row.participantList
          .filter(({ types }) => types[0] === 'colleague')
          .map((group) => ({ ...group, sheetCount: 3 })),
        selfMark: null,
      })),
    });
    expect(pointsOf(few(yearBefore({ others: { 0: 1, 1: 1, 2: 1, 3: 1 } })), few(now))).toEqual([
      'В целом внешняя оценка отличается на +1,0, но людей слишком мало, чтобы судить, изменилось ли что-нибудь.',
    ]);
  });

  test('who are known are compared one to one, without a word of chance', () => {
    const named = { isAnonymous: false } as const;
    const was = yearBefore({ others: { 0: 0.6, 1: -0.5, 2: 0.3 } }, named);
    expect(pointsOf(was, { ...now, ...named })).toEqual([
      `Внешняя оценка выше: ${first} (+0,60).`,
      `Внешняя оценка ниже: ${second} (−0,50).`,
      ...rest,
    ]);
    expect(pointsOf(yearBefore({}, named), { ...now, ...named })[0]).toBe(
      'Внешняя оценка почти та же: каждая разница меньше 0,5.',
    );
  });

  test('nothing in common is said as such', () => {
    expect(pointsOf(yearBefore({}), { ...now, competenceMarkList: [] })).toEqual([
      plain(speak.ru('comparison.points.nothing')),
    ]);
  });
});

describe('known people', () => {
  test('a leader and the person are told of from half a point on, three competences at most', () => {
    const all = { 0: 0.5, 1: 1, 2: 0.6, 3: 0.7 };
    const [fourth] = now.competenceMarkList.slice(3).map(({ name }) => name);
    expect(pointsOf(yearBefore({ leader: { 0: 1, 1: -0.5, 2: 0.4 }, self: all })).slice(2)).toEqual(
      [
        `Оценка руководителя выше: ${first} (+1,0).`,
        `Оценка руководителя ниже: ${second} (−0,5).`,
        `Самооценка выросла: ${second} (+1,0), ${fourth} (+0,7), ${third} (+0,6) и ещё 1.`,
      ],
    );
  });

  test('another leader is another view, not a change of mind', () => {
    const people = now.participantProgressList.map((one) =>
      one.type === 'supervisor' ? { ...one, name: 'Новиков Олег' } : one,
    );
    const was = yearBefore({ leader: { 0: 2 } }, { participantProgressList: people });
    expect(pointsOf(was)[2]).toBe(plain(speak.ru('comparison.points.leaderOther')));
  });
});
