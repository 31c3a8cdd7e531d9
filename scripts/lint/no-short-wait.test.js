import { expect, test } from 'vitest';
import { filesFoundBy } from './run-plugin.js';

test('no test gives up after a second', () => {
  const found = filesFoundBy('no-short-wait.grit', {
    'short.ts': 'export const a = () => vi.waitFor(() => expect(b).toBe(1));',
    'patient.ts':
      'export const a = () => vi.waitFor(() => expect(b).toBe(1), { timeout: 30_000 });',
    'screen.ts': 'export const a = () => waitFor(() => expect(b).toBe(1));',
  });
  expect(found).toEqual(['short.ts']);
});
