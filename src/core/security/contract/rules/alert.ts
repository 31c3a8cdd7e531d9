/** What super administrators are to look into (rule 201). */
export type AlertNews =
  | { what: 'hookGone' | 'hookFailing'; about: string }
  /** Who opened or saved so many. */
  | { what: 'manyReports'; accountId: string }
  | { what: 'manyPaused' }
  /** An API key whose term is nearly over: its name, and when it ends, ISO 8601. */
  | { what: 'keyEnds'; name: string; until: string };
