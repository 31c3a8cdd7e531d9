/** What a run did to somebody. Who was also renamed while moving has moved. */
export const runKinds = ['created', 'changed', 'moved', 'returned', 'left'] as const;
export type RunKind = (typeof runKinds)[number];
