import { readFileSync } from 'node:fs';
import type { History } from './history.ts';
import type { shape } from './shape.ts';

/** A history with the outputs that an independent program calculated in exact fractions. */
export type Vector = History & { name: string; outputs: ReturnType<typeof shape>[] };

export const readVectors = (file: string): Vector[] =>
  JSON.parse(readFileSync(new URL(`../fixtures/${file}`, import.meta.url), 'utf8')) as Vector[];
