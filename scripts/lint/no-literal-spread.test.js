import { expect, test } from 'vitest';
import { filesFoundBy } from './run-plugin.js';

test('a literal spread into a literal is an error, any other spread is not', () => {
  const found = filesFoundBy('no-literal-spread.grit', {
    'object.ts': 'export const a = { ...{ b: 1 }, c: 2 };',
    'array.ts': 'export const a = [...[1, 2], 3];',
    'allowed.ts':
      'export const a = (b: object, c: number[]) => ({ ...b, ...(c && { c }), d: [...c, ...[1].map(String)] });',
  });
  expect(found).toEqual(['array.ts', 'object.ts']);
});
