/** What reports are grouped by, beside the plain list. */
export const reportGroupings = ['employee', 'year', 'subdivision'] as const;
export type ReportGrouping = (typeof reportGroupings)[number];
