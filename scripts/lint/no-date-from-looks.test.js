import { expect, test } from 'vitest';
import { filesFoundBy } from './run-plugin.js';

test('a date is never read from how a locale writes it', () => {
  const found = filesFoundBy('no-date-from-looks.grit', {
    'canadian.ts': "export const a = new Intl.DateTimeFormat('en-CA', {}).format(new Date());",
    'swedish.ts': "export const a = (b: Date) => b.toLocaleString('sv-SE');",
    'spoken.ts': 'export const a = (b: Date) => b.toLocaleDateString();',
    'split.ts': "export const a = (b: Intl.DateTimeFormat) => b.format(new Date()).split('/');",
    'parts.ts':
      'export const a = (b: Intl.DateTimeFormat) => b.formatToParts(new Date()).slice(1);',
    'shown.ts': "export const a = (b: Intl.DateTimeFormat) => b.format(new Date()) + ' '.trim();",
  });
  expect(found).toEqual(['canadian.ts', 'split.ts', 'spoken.ts', 'swedish.ts']);
});
