import { expect, test } from 'vitest';
import { declaredRows } from './declared.ts';

test('nearly every raw statement is found with the columns of its type', () => {
  const declared = [...declaredRows().values()];
  expect(declared.length).toBeGreaterThan(150);
  const followed = declared.filter(({ columns }) => columns);
  expect(followed.length / declared.length).toBeGreaterThan(0.85);
  const all = followed.flatMap(({ columns }) => [...columns!.values()]);
  expect(all.filter(({ kinds }) => kinds).length / all.length).toBeGreaterThan(0.9);
});

test('a type is followed through names, Pick and Omit, with null where that is said', () => {
  const one = (path: string, column: string) =>
    [...declaredRows().values()].find(
      (declared) => declared.path === path && declared.columns?.has(column),
    )?.columns;
  const plan = one('src/core/plan/server/queries.ts', 'closedAt');
  expect(plan?.get('closedAt')?.kinds).toEqual(new Set(['string', 'null']));
  expect(plan?.get('isShared')?.kinds).toEqual(new Set(['boolean']));
  expect(one('src/core/questionary/server/record/form-queries.ts', 'archivedIds')?.size).toBe(5);
});
