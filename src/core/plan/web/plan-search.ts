import { listAddress } from '#platform/web/list/address.ts';
import { textListParam, textParam } from '#platform/web/list/params.ts';

/** The address of plans: one that is shared with the reader, or the report that a new one begins from with what was chosen there. */
export const planAddress = listAddress({
  search: {},
  beside: {
    plan: textParam,
    report: textParam,
    chosen: textListParam,
  },
  pageSize: 20,
});
export type PlanSearch = ReturnType<typeof planAddress.validate>;
