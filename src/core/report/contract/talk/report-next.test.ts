import { describe, expect, test } from 'vitest';
import { zonesOf } from '#core/report/contract/telling/report-to-develop.ts';
import { sampleReport } from '#test/report/report-sample.ts';
import { everyShape, reportShapes as shapes } from '#test/report/report-shapes.ts';
import { isWhole, reportNext } from './report-next.ts';

describe.each(everyShape)('in %s', (_, content) => {
  const next = reportNext(content);

  test('at most three competences and three behaviours, each once', () => {
    const directions = next?.directions ?? [];
    expect(directions.filter(isWhole).length).toBeLessThanOrEqual(3);
    expect(directions.length).toBeLessThanOrEqual(6);
    expect(new Set(directions.map(({ key }) => key)).size).toBe(directions.length);
  });

  test('a strength is offered only where nothing is low', () => {
    const { toDevelop, strengths } = zonesOf(content);
    const names = next?.directions.filter(isWhole).map(({ name }) => name) ?? [];
    const high = strengths.map(({ name }) => name);
    expect(names.some((name) => high.includes(name))).toBe(
      next !== null && toDevelop.length === 0 && high.length > 0,
    );
  });
});

test('the lowest competences come first, then the behaviours least seen', () => {
  expect(
    reportNext(sampleReport())
      ?.directions.map(({ name }) => name)
      .slice(0, 3),
  ).toEqual(['Делегирование', 'Развитие подчинённых', 'Планирование и организация']);
  const ofLeader = reportNext(shapes.by180)!.directions.filter(({ behaviour }) => behaviour);
  expect(ofLeader).toHaveLength(3);
});

test('nothing where nothing is to be talked over yet', () => {
  const { interim, noAnswers, selfAlone } = shapes;
  expect([interim, noAnswers, selfAlone].map(reportNext)).toEqual([null, null, null]);
});
