import { searchParams, textListParam, textParam } from '#platform/web/list/params.ts';

/** The address of plans: one that is shared with the reader, or the report that a new one begins from with what was chosen there. */
export const planSearch = searchParams({
  plan: textParam,
  report: textParam,
  chosen: textListParam,
});
export type PlanSearch = ReturnType<typeof planSearch>;
