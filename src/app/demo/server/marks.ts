import type { Random } from './random.ts';

/** How somebody's marks go over the years. Most wander around the same level. */
export type Course = 'grows' | 'falls' | 'wanders';

/** The course of each seat that does not wander. */
const courses: Record<number, Course> = { 0: 'grows', 6: 'grows', 7: 'falls' };
export const courseOf = (seat: number): Course => courses[seat] ?? 'wanders';

/** Where a course begins in each competence that somebody works on, and how far it goes in a year. */
const moves = {
  grows: [
    { start: 2.7, yearly: 0.85 },
    { start: 3.1, yearly: 0.7 },
  ],
  falls: [
    { start: 4.6, yearly: -0.85 },
    { start: 4.4, yearly: -0.7 },
  ],
  wanders: [],
} as const;

/** A number from 0 up to 1, always the same for the same words. */
function fractionOf(...words: (string | number)[]): number {
  let mixed = 2166136261;
  for (const sign of words.join(' ')) {
    mixed = Math.imul(mixed ^ (sign.codePointAt(0) ?? 0), 16777619);
  }
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
}

export interface MarkedSide {
  subjectId: string;
  competenceId: string;
  course: Course;
  /** The place of the competence in the questionary, from 0: the first ones are what moves. */
  place: number;
  /** Since the demo's first year. */
  years: number;
}

/** How strong somebody is in a competence that year: a mark from 2.6 to 4.8. */
export function sideOf({ subjectId, competenceId, course, place, years }: MarkedSide): number {
  const move = moves[course][place];
  if (move) return Math.min(4.6, Math.max(2.6, move.start + move.yearly * years));
  const level = 3.1 + fractionOf(subjectId, competenceId) * 1.5;
  return level + (fractionOf(subjectId, competenceId, Math.floor(years)) - 0.5) * 0.3;
}

/** By how much somebody sees themselves higher than others do: from −0.4 to 0.8. */
export const selfBiasOf = (subjectId: string): number => fractionOf(subjectId, 'self') * 1.2 - 0.4;

/** An answer of somebody who sees that strength, a little differently from everybody else. */
export function answerOf(random: Random, seen: number): number {
  if (random.next() < 0.04) return 0;
  const mark = Math.round(seen + (random.next() + random.next() - 1) * 1.2);
  return 6 - Math.min(5, Math.max(1, mark));
}
