import { describe, expect, test } from 'vitest';
import { everyShape, reportShapes as shapes } from '#test/report/report-shapes.ts';
import { behaviourBlocks, ratersOfQuestions, seenBehaviours } from './report-behaviours.ts';
import { sourceOf } from './report-source.ts';

describe.each(everyShape)('in %s', (_, content) => {
  const { top, low } = seenBehaviours(content);

  test('three behaviours at most are named on each side, high ones and others', () => {
    for (const list of [top, low]) expect(list.length).toBeLessThanOrEqual(3);
    for (const { mark } of top) expect(mark).toBeGreaterThanOrEqual(4);
    for (const { mark } of low) expect(mark).toBeLessThan(4);
  });

  test('others’ marks are told, or it says why not', () => {
    const isOfLeadersAlone = sourceOf(content) !== 'others';
    for (const { questions, whyNot } of behaviourBlocks(content)) {
      const isTold = isOfLeadersAlone || questions.some(({ otherMark }) => otherMark !== null);
      expect(whyNot === null).toBe(isTold);
    }
  });
});

test('nothing is seen most or least by less than 0.3', () => {
  for (const name of ['allEqual', 'allLow', 'noneHigh', 'oneCompetence'] as const)
    expect(seenBehaviours(shapes[name]), name).toEqual({ top: [], low: [] });
  expect(seenBehaviours(shapes.anonymous)).toMatchObject({
    top: { length: 3 },
    low: { length: 3 },
  });
});

test('of two competences, one high and one low, the behaviours of both are told', () => {
  const { top, low } = seenBehaviours(shapes.twoCompetences);
  expect([top, low].map((list) => list.map(({ name }) => name))).toEqual([
    ['Делегирование', 'Делегирование', 'Делегирование'],
    ['Переговоры', 'Переговоры', 'Переговоры'],
  ]);
});

test('the leader’s marks stand for the others’ where nobody else gave any', () => {
  const { top, low } = seenBehaviours(shapes.by180);
  expect(top.map(({ mark }) => mark)).toEqual([5, 5, 5]);
  expect(low.map(({ mark }) => mark)).toEqual([2, 2, 3]);
  expect(ratersOfQuestions(shapes.by180)).toEqual(['supervisor', 'self']);
  expect(ratersOfQuestions(shapes.by90)).toEqual(['supervisor']);
});

test('a competence whose questions are not told says why', () => {
  const reasons = behaviourBlocks(shapes.gaps).flatMap(({ name, whyNot }) =>
    whyNot ? [`${name}: ${whyNot}`] : [],
  );
  expect(reasons).toEqual(['Публичные выступления и презентации: askedBefore']);
});

test('an interim report has no behaviours', () => {
  expect(behaviourBlocks(shapes.interim)).toEqual([]);
  expect(seenBehaviours(shapes.interim)).toEqual({ top: [], low: [] });
});
