/** The date that a moment has in a time zone. Both sides count days by it (rule 40). */

type Part = 'year' | 'month' | 'day' | 'hour' | 'minute' | 'second';

/** What calendars and clocks of a time zone show at that moment, each part in its usual number of digits. */
export function partsIn(timeZone: string, moment: Date): Record<Part, string> {
  const parts = formatOf(timeZone)
    .formatToParts(moment)
    .map(({ type, value }) => [type, value]);
  return Object.fromEntries(parts) as Record<Part, string>;
}

/** The date in this time zone at that moment, YYYY-MM-DD. */
export function dateIn(timeZone: string, moment: Date): string {
  const { year, month, day } = partsIn(timeZone, moment);
  return `${year}-${month}-${day}`;
}

/** Cached, because making one costs a hundred times as much as using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const kept = formats.get(timeZone);
  if (kept) return kept;
  const made = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  formats.set(timeZone, made);
  return made;
}
