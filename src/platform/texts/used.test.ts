import { expect, test } from 'vitest';
import { ru } from '#app/texts/all/ru.ts';
import { sourcesOf } from '#test/sources.ts';

/** The product's own sources, joined into one text. */
const source = sourcesOf(['contract', 'server', 'web'])
  .map(({ text }) => text)
  .join('\n');

/** Every string literal that could be a key. */
const literals = new Set(
  [...source.matchAll(/(['"`])([\w.]+)(?=\1)/g)].map(([, , literal]) => literal),
);

/** The parts before `${` in keys that are put together. */
const beginnings = [...source.matchAll(/[`']([a-zA-Z]+\.[a-zA-Z0-9.]*)\$\{/g)].map(
  ([, beginning]) => beginning ?? '',
);

function keysOf(texts: object, path = ''): string[] {
  return Object.entries(texts).flatMap(([name, value]) =>
    typeof value === 'string' ? `${path}${name}` : keysOf(value, `${path}${name}.`),
  );
}

const isUsed = (key: string) =>
  literals.has(key) || beginnings.some((beginning) => key.startsWith(beginning));

test('no text stands in the catalogue unused', () => {
  const keys = new Set(keysOf(ru).map((key) => key.replace(/_(one|few|many|other)$/, '')));
  expect(keys.size).toBeGreaterThan(300);
  expect([...keys].filter((key) => !/^[\w.]+$/.test(key))).toEqual([]);
  expect([...keys].filter((key) => !isUsed(key))).toEqual([]);
});
