import { dateIn } from '#platform/contract/rules/dates.ts';
import type { SourceRow } from './queries.ts';

const hourMs = 60 * 60 * 1000;
/** How often an address without an hour of its own is asked, in ms. */
const pause = 15 * 60 * 1000;

/** Whether somebody has to look there now: at its hour once a day, or as it changes. */
export function isSourceDue(
  { kind, hour, lookedAt }: Pick<SourceRow, 'kind' | 'hour' | 'lookedAt'>,
  timeZone: string,
  now: Date,
): boolean {
  if (!lookedAt) return true;
  if (hour === null) return kind === 'folder' || now.getTime() - lookedAt.getTime() >= pause;
  const dayOf = (moment: Date) => dateIn(timeZone, new Date(moment.getTime() - hour * hourMs));
  return dayOf(now) > dayOf(lookedAt);
}

/** The key of the job that reads a source: with it the job waits only once. */
export const sourceKey = (id: string): string => `read-source:${id}`;
