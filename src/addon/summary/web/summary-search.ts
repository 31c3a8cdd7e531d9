import { summaryKinds } from '#addon/summary/contract/summary-kinds.ts';
import { methods } from '#platform/contract/rules/methods.ts';
import { oneOfParam, type SearchOf, searchParams, textParam } from '#platform/web/list/params.ts';

const shape = {
  of: oneOfParam(summaryKinds),
  id: textParam,
  year: textParam,
  method: oneOfParam(methods),
};

/** Of a summary report: the company needs no word, and of others the year and method of the latest. */
export const summarySearch = searchParams(shape);
export type SummarySearch = SearchOf<typeof shape>;
