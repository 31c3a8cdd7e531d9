import { createHash } from 'node:crypto';
import { parseSync, Visitor } from 'vite';
import { operators, unnoticed } from './operators.ts';

export type Floor = 'web' | 'server';

/** One change that could be made to a file. */
export interface Place {
  file: string;
  operator: string;
  /** What the file says, and what it would say instead. */
  before: string;
  after: string;
  start: number;
  line: number;
  /** How many places of this file, operator and text stand before it. */
  nth: number;
}

export function placesIn(floor: Floor, file: string, source: string): Place[] {
  const { program } = parseSync(file, source, { preserveParens: false });
  const text = ({ start, end }: { start: number; end: number }) => source.slice(start, end);
  const left: { start: number; end: number }[] = [];
  new Visitor(unnoticed((span) => left.push(span), text)).visit(program);

  return operators
    .filter((operator) => !operator.floor || operator.floor === floor)
    .flatMap(({ name, visitor }) => {
      const places: Place[] = [];
      const found = (gone: { start: number; end: number }, after: string) => {
        if (left.some(({ start, end }) => start <= gone.start && gone.end <= end)) return;
        const before = text(gone);
        const nth = places.filter((place) => place.before === before).length;
        const line = source.slice(0, gone.start).split('\n').length;
        places.push({ file, operator: name, before, after, start: gone.start, line, nth });
      };
      new Visitor(visitor(found, text)).visit(program);
      return places;
    });
}

export const changed = (source: string, { start, before, after }: Place): string =>
  source.slice(0, start) + after + source.slice(start + before.length);

/** The same text for the same words, as evenly spread as if it were drawn. */
export const ticket = (...words: (string | number)[]): string =>
  createHash('sha256').update(words.join('\n')).digest('hex');
