/** What super administrators are to look into (rule 201). */
export type AlertNews =
  | { what: 'hookGone' | 'hookFailing'; about: string }
  /** Who opened or saved so many. */
  | { what: 'manyReports'; accountId: string }
  | { what: 'manyPaused' };
