import { z } from 'zod/mini';
import { shareWays } from '#core/questionary/contract/rules/cycle.ts';

/** A report that its subject may not read yet: it waits to be opened, or HR keeps it back (rules 132 and 136). */
export const closedStates = ['waits', 'held'] as const;

/** What HR and leaders are told of such a report. Where it is open there is none. */
export const reportSharing = z.object({
  state: z.enum(closedStates),
  /** What it waits for. */
  way: z.enum(shareWays),
  /** The day on which it opens by itself, YYYY-MM-DD. */
  until: z.nullable(z.string()),
  /** Why it is held, for HR. */
  holdNote: z.nullable(z.string()),
});
export type ReportSharing = z.infer<typeof reportSharing>;

/** The longest reason for holding a report, in characters. */
export const longestHoldNote = 300;
