import { summaryKinds } from '#contract/assessment/company/summary-kinds.ts';
import { methods } from '#contract/platform/rules/methods.ts';
import { oneOfParam, type SearchOf, searchParams, textParam } from '#web/platform/list/params.ts';

const shape = {
  of: oneOfParam(summaryKinds),
  id: textParam,
  year: textParam,
  method: oneOfParam(methods),
};

/** Of a summary report: the company needs no word, and of others the year and method of the latest. */
export const summarySearch = searchParams(shape);
export type SummarySearch = SearchOf<typeof shape>;
