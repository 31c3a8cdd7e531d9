import { randomUUID } from 'node:crypto';
import { dateIn } from '#platform/contract/rules/dates.ts';
import { addDays, daysBetween } from '#platform/contract/rules/days.ts';

interface Moments {
  /** When the demo was played. */
  takenAt: Date;
  now: Date;
  timeZone: string;
}

const id = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';
const time = '[ T]\\d\\d:\\d\\d:\\d\\d(?:\\.\\d+)?(?:\\+00|Z)';
const idOrMoment = new RegExp(`${id}|(\\d{4}-\\d\\d-\\d\\d)(${time})?`, 'g');

/**
 * Makes a played demo that of this installation and of today: rows get ids of their own, and every day
 * moves by as many days as have passed since, wherever they stand in a row. What had happened by then
 * has happened by now.
 */
export function createRenewal({ takenAt, now, timeZone }: Moments): (row: string) => string {
  const days = daysBetween(dateIn(timeZone, takenAt), dateIn(timeZone, now));
  const ids = new Map<string, string>();
  const newId = (old: string) => {
    const known = ids.get(old) ?? randomUUID();
    ids.set(old, known);
    return known;
  };
  const moved = (date: string, time = '') => {
    const moment = `${addDays(date, days)}${time}`;
    const isOver = time && new Date(`${date}${time}`) <= takenAt;
    return isOver && new Date(moment) > now ? now.toISOString() : moment;
  };
  return (row) =>
    row.replaceAll(idOrMoment, (found, date?: string, time?: string) =>
      date ? moved(date, time) : newId(found),
    );
}
