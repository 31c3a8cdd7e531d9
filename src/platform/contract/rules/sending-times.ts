import { dateIn, partsIn } from './dates.ts';
import { addDays } from './days.ts';

/** From this hour nobody is invited to answer until the company's hour of letters (rule 58a). */
export const eveningHour = 20;

/** A company's time zone, and its hour of letters there. With 0 it writes at any hour. */
interface LetterClock {
  timeZone: string;
  letterHour: number;
}

/**
 * The day on which letters leave that would go now, at the hour of letters; null where it isn't night. Nor is it where
 * that day is after the last one, on which answers are taken: then they would come too late.
 */
export function nightUntil(
  now: Date,
  { timeZone, letterHour }: LetterClock,
  lastDay: string,
): string | null {
  if (letterHour === 0) return null;
  const hour = Number(partsIn(timeZone, now).hour);
  const today = dateIn(timeZone, now);
  if (hour < letterHour) return today;
  const isEvening = hour >= eveningHour && letterHour < eveningHour;
  const tomorrow = addDays(today, 1);
  return isEvening && tomorrow <= lastDay ? tomorrow : null;
}
