import { newId } from '#platform/web/browser/new-id.ts';
import { saveFile } from '#platform/web/browser/save-file.ts';

export interface CalendarEvent {
  title: string;
  /** YYYY-MM-DD. */
  day: string;
  /** HH:mm on the clock of whoever opens the file; it takes an hour. Without it the event is the whole day. */
  time?: string;
  /** What to open then. */
  address: string;
}

/** Saves events for any calendar (RFC 5545). Calendars are shared: no title may tell what only its reader may know. */
export function saveCalendar(events: readonly CalendarEvent[], name: string): void {
  saveFile(new Blob([calendarOf(events, new Date())], { type: 'text/calendar' }), name);
}

export const calendarOf = (events: readonly CalendarEvent[], now: Date): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//otsenka-360//calendar//EN',
    ...events.flatMap(({ title, day, time, address }) => [
      'BEGIN:VEVENT',
      `UID:${newId()}`,
      `DTSTAMP:${digits(now.toISOString()).slice(0, 15)}Z`,
      ...(time
        ? [`DTSTART:${digits(day)}T${digits(time)}00`, 'DURATION:PT1H']
        : [`DTSTART;VALUE=DATE:${digits(day)}`]),
      `SUMMARY:${escaped(title)}`,
      `DESCRIPTION:${escaped(address)}`,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]
    .flatMap(folded)
    .map((line) => `${line}\r\n`)
    .join('');

const digits = (written: string) => written.replaceAll(/[-:]/g, '');
const escaped = (text: string) => text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\s+/g, ' ');

/** A line has 75 bytes at most. What goes on begins with a space. */
function folded(line: string): string[] {
  const lines = [''];
  for (const sign of line) {
    const longer = lines.at(-1) + sign;
    if (new Blob([longer]).size > 75) lines.push(` ${sign}`);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}
