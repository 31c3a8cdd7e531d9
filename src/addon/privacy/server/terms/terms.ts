import type { Scope } from '#platform/server/db/scope.ts';

/** What is so many months old by `until` is too old. `now`: the present moment. */
export interface Until {
  months: number;
  until: Date;
  now: Date;
}

/** How many are too old, and some of them by name; reports with the number of their assessment. */
export interface Found {
  count: number;
  named: { name: string; number?: number }[];
}

/** A transaction of the company, one after another. */
export type InTurn = <R>(work: (scope: Scope) => Promise<R>) => Promise<R>;
