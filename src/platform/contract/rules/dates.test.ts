import { afterEach, describe, expect, test, vi } from 'vitest';
import { looksOfIcu72 } from '#test/screen/looks-of-icu-72.ts';

/** The module keeps its formats, so each test loads it anew. */
async function load() {
  vi.resetModules();
  return import('./dates.ts');
}
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

const cases = [
  ['Europe/Moscow', '2026-06-14T20:59:59Z', '2026-06-14'],
  ['Europe/Moscow', '2026-06-14T21:00:00Z', '2026-06-15'],
  ['America/New_York', '2026-06-15T03:59:59Z', '2026-06-14'],
  ['Asia/Kamchatka', '2026-06-14T12:00:00Z', '2026-06-15'],
] as const;

describe('the date that a moment has', () => {
  test.each(cases)('in %s at %s is %s', async (timeZone, moment, date) => {
    const { dateIn } = await load();
    expect(dateIn(timeZone, new Date(moment))).toBe(date);
  });

  test.each(cases)('in %s at %s is %s, however a locale looks', async (timeZone, moment, date) => {
    vi.stubGlobal('Intl', looksOfIcu72(Intl));
    const { dateIn } = await load();
    expect(dateIn(timeZone, new Date(moment))).toBe(date);
  });
});

test('the looks are those of ICU 72', () => {
  const { DateTimeFormat } = looksOfIcu72(Intl);
  // biome-ignore lint/plugin: this is the look that nobody may read
  const canadian = new DateTimeFormat('en-CA', { dateStyle: 'short', timeZone: 'UTC' });
  expect(canadian.format(new Date('2026-11-22T10:00:00Z'))).toBe('11/22/26');
});
