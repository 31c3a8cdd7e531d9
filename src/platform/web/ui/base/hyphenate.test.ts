import { expect, test } from 'vitest';
import { hyphenate } from './hyphenate.ts';

const shown = (text: string) => hyphenate(text).replaceAll('\u00ad', '-');

test('long Russian words break between syllables', () => {
  expect(shown('Клиентоориентированность')).toBe('Кли-ен-то-ори-ен-ти-ро-ван-ность');
  expect(shown('человекоцентричность')).toBe('че-ло-ве-ко-цен-трич-ность');
});

test('short words, other languages and signs stay as they are', () => {
  const text = 'Публичные выступления, communication';
  expect(hyphenate(text)).toBe(text);
});

test('nothing but soft hyphens is added', () => {
  const text = 'Стрессоустойчивость и самоорганизованность';
  expect(hyphenate(text)).not.toBe(text);
  expect(hyphenate(text).replaceAll('\u00ad', '')).toBe(text);
});

test('narrow places break shorter words too', () => {
  expect(hyphenate('Делегирование', 9).replaceAll('\u00ad', '-')).toBe('Де-ле-ги-ро-ва-ние');
});
