import { summaryKinds } from '#addon/summary/contract/summary-kinds.ts';
import { methods } from '#platform/contract/rules/methods.ts';
import { oneOfParam, searchParams, textParam } from '#platform/web/list/params.ts';

/** The address of a summary report, where the company, and the year and method of the latest report, need no word. */
export const summarySearch = searchParams({
  of: oneOfParam(summaryKinds),
  id: textParam,
  year: textParam,
  method: oneOfParam(methods),
});
export type SummarySearch = ReturnType<typeof summarySearch>;
