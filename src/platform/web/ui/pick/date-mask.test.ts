import { describe, expect, it } from 'vitest';
import { maskDate, parseDate, showDate } from './date-mask.ts';

/** Types characters one after another at the end, as a person would. */
function typing(keys: string): string {
  return [...keys].reduce((text, key) => maskDate(text + key, true), '');
}

describe('a date as text', () => {
  it('shows a value day first and leaves other text alone', () => {
    expect(showDate('2026-12-07')).toBe('07-12-2026');
    expect(showDate('')).toBe('');
    expect(showDate('07-12')).toBe('07-12');
  });

  it.each([
    ['07-12-2026', '2026-12-07'],
    ['07.12.2026', '2026-12-07'],
    ['7/12/2026', '2026-12-07'],
    [' 7 12 2026 ', '2026-12-07'],
    ['2026-12-07', '2026-12-07'],
    ['2026-12-07T10:00:00Z', '2026-12-07'],
    ['29-02-2028', '2028-02-29'],
  ])('reads %s', (text, value) => expect(parseDate(text)).toBe(value));

  it.each([
    '',
    '07-12',
    '07-12-26',
    '31-02-2026',
    '29-02-2026',
    '00-01-2026',
    '01-13-2026',
    'a-b-2026',
    '01-01-0026',
    '1-2-3-2026',
  ])('reads no day in "%s"', (text) => expect(parseDate(text)).toBeUndefined());
});

describe('the mask', () => {
  it('puts the dashes while digits are typed', () => {
    expect(typing('07')).toBe('07');
    expect(typing('071')).toBe('07-1');
    expect(typing('07122026')).toBe('07-12-2026');
    expect(typing('071220269')).toBe('07-12-2026');
  });

  it('takes separators of the typist, filling up single digits', () => {
    expect(typing('7.')).toBe('07');
    expect(typing('7.1.2026')).toBe('07-01-2026');
    expect(typing('07-12-2026')).toBe('07-12-2026');
    expect(typing('7/12/2026')).toBe('07-12-2026');
  });

  it('ignores everything else', () => expect(typing('0a7 1б')).toBe('07-1'));

  it('can be deleted from its end without getting stuck', () => {
    let text = '07-12-2026';
    const seen: string[] = [];
    while (text) {
      text = maskDate(text.slice(0, -1), true);
      seen.push(text);
      if (seen.length > 10) throw new Error('stuck');
    }
    expect(seen.at(-1)).toBe('');
    expect(seen).toHaveLength(8);
  });

  it('keeps the shape of text that is edited in its middle', () => {
    expect(maskDate('0-12-2026', false)).toBe('0-12-2026');
    expect(maskDate('08.12.2026', false)).toBe('08-12-2026');
  });
});
