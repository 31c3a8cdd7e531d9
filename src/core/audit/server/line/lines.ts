import type { KeptDetails } from '#core/audit/server/tables/audit.ts';

/** An entry of the activity log as it is kept. */
export interface LoggedEntry {
  id: number;
  /** ISO 8601, in UTC. */
  at: string;
  actorId: string | null;
  actorName: string;
  actorEmail: string;
  verb: string;
  kind: string;
  entityId: string | null;
  name: string;
  details: KeptDetails;
  address: string | null;
  browser: string | null;
  system: string | null;
}

/**
 * Entries of a company as JSON, one on each line (rule 185). Of many reports in one file there is no list of whom they
 * are about, as in the activity log itself.
 */
export const linesOf = (company: string, entries: readonly LoggedEntry[]): string =>
  entries
    .map(({ details: { subjectIdList, ...details }, ...entry }) =>
      JSON.stringify({ type: 'audit', company, ...entry, details }),
    )
    .map((line) => `${line}\n`)
    .join('');
