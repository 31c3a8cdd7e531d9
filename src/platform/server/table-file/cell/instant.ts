import { dateIn } from '#platform/contract/rules/dates.ts';

const instant =
  /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d(?::\d\d(?:[.,]\d{1,9})?)?) ?(?:Z|UTC|GMT|([+-]\d\d)(?::?(\d\d))?)$/i;
/** A longer text is no moment. */
const longest = 50;

/** A moment with its distance to UTC, as programs write it: 2021-08-31T21:00:00.000Z, 2021-09-01 00:00:00+03. */
export const isInstant = (text: string): boolean => text.length <= longest && instant.test(text);

/**
 * The day of the moment in the zone; undefined for any other text. Midnight in UTC itself is how programs write a day that has
 * no time, such as a birthday: no zone moves it.
 */
export function dayOfInstant(text: string, zone: string): string | undefined {
  const parts = text.length <= longest ? instant.exec(text) : null;
  if (!parts || !isDay(parts[1])) return undefined;
  const [, day, time = '', hours, minutes = '00'] = parts;
  if (/^00:00(:00([.,]0+)?)?$/.test(time) && !Number(hours ?? 0) && !Number(minutes)) return day;
  const offset = hours === undefined ? 'Z' : `${hours}:${minutes}`;
  const moment = new Date(`${day}T${time.replace(',', '.')}${offset}`);
  return Number.isNaN(moment.getTime()) ? undefined : dateIn(zone, moment);
}

/** Whether the calendar has it: JavaScript takes 30 February for 2 March. */
const isDay = (day = ''): boolean => {
  const midnight = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(day);
};
