/** What a summary report is of. */
export const summaryKinds = ['company', 'subdivision', 'leader', 'cycle'] as const;
export type SummaryKind = (typeof summaryKinds)[number];
