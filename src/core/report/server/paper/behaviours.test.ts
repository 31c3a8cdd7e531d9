import { expect, test } from 'vitest';
import { speak } from '#platform/texts/speak.ts';
import { reportShapes } from '#test/report/report-shapes.ts';
import { behaviourAppendix } from './behaviours.ts';

const appendixOf = (shape: keyof typeof reportShapes) =>
  behaviourAppendix({
    content: reportShapes[shape],
    t: speak.ru,
    locale: 'ru',
    voice: 'own',
    timeZone: 'UTC',
    previous: null,
  });
const says = (text: string | null | undefined) => text?.includes('что другие ответили') ?? false;

test('why no competence has answers of others is said once', () => {
  const alone = appendixOf('selfAlone');
  expect(says(alone?.lead)).toBe(true);
  expect(alone?.lead).not.toMatch(/\.\S/);
  expect(alone?.blocks.filter(({ note }) => note)).toEqual([]);
  const gaps = appendixOf('gaps');
  expect(says(gaps?.lead)).toBe(false);
  expect(gaps?.blocks.filter(({ note }) => note)).toHaveLength(1);
});

test('a rough mark of the others says that it is rough, as on the screen', () => {
  const roughly = (shape: keyof typeof reportShapes) =>
    appendixOf(shape)?.blocks.flatMap(({ rows }) =>
      rows.flatMap(({ cells }) => cells.flatMap(({ below }) => below ?? [])),
    );
  expect(roughly('anonymous')).toEqual([]);
  expect(new Set(roughly('noBehaviours'))).toEqual(new Set([speak.ru('paper.roughly')]));
});
