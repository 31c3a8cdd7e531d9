import { listAddress } from '#platform/web/list/address.ts';
import { oneOfParam, textListParam, textParam } from '#platform/web/list/params.ts';

/** The address of plans: whose, which one, or the report that a new one begins from with what was chosen there. */
export const planAddress = listAddress({
  search: {},
  beside: {
    of: oneOfParam(['own', 'led']),
    plan: textParam,
    report: textParam,
    chosen: textListParam,
  },
  pageSize: 20,
});
export type PlanSearch = ReturnType<typeof planAddress.validate>;
