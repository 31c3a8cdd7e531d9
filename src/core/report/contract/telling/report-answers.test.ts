import { describe, expect, test } from 'vitest';
import { everyShape, reportShapes as shapes } from '#test/report/report-shapes.ts';
import { asked, highestFirst, pointsTo, strengthsOf, widestGaps } from './report-answers.ts';
import { mainPoints } from './report-main-points.ts';

test.each([
  ['anonymous', ['strengths'], ['difference'], ['toDevelop']],
  ['allEqual', [], ['noDifference'], ['close']],
  ['withoutSelf', ['strengths'], ['noSelf'], ['toDevelop']],
  ['by90', ['strengths'], [], ['toDevelop']],
  ['oneCompetence', ['strength'], ['onlyDifference'], ['noneBelow']],
] as const)('%s is strong by %j, seen otherwise by %j, and goes on by %j', (name, ...said) => {
  expect(asked.map((what) => pointsTo(shapes[name], what).map(({ say }) => say))).toEqual(said);
});

test('only what lies apart by the limit is drawn as seen otherwise', () => {
  expect(widestGaps(shapes.allEqual)).toEqual([]);
  expect(widestGaps(shapes.withoutSelf)).toEqual([]);
  expect(widestGaps(shapes.by180)[0]?.name).toBe('Развитие подчинённых');
});

describe.each(everyShape)('in %s', (_, content) => {
  test('every main point answers once', () => {
    const all = ['whole', ...asked] as const;
    expect(all.flatMap((what) => pointsTo(content, what))).toHaveLength(mainPoints(content).length);
  });

  test('strengths are those of the report', () => {
    for (const { name } of strengthsOf(content))
      expect(content.strengthList.map((one) => one.name)).toContain(name);
  });

  test('gaps are at most three, none below the limit, the widest first', () => {
    const sizes = widestGaps(content).map(({ selfMark, otherParticipantMark }) =>
      Math.abs(selfMark! - otherParticipantMark!),
    );
    expect(sizes.length).toBeLessThanOrEqual(3);
    expect(sizes.every((size) => size >= content.limits.gap)).toBe(true);
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
  });

  test('the order loses no competence, and those without others’ marks come last', () => {
    const ordered = highestFirst(content);
    expect(new Set(ordered)).toEqual(new Set(content.competenceMarkList));
    const has = ordered.map(({ otherParticipantMark }) => otherParticipantMark !== null);
    expect(has).toEqual(has.toSorted((a, b) => Number(b) - Number(a)));
  });
});
