/** What a summary report can be about. */
export const summaryKinds = ['company', 'subdivision', 'leader', 'cycle'] as const;
export type SummaryKind = (typeof summaryKinds)[number];
