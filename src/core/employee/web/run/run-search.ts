import { runKinds } from '#core/employee/contract/rules/run.ts';
import { listAddress } from '#platform/web/list/address.ts';
import { oneOfParam } from '#platform/web/list/params.ts';

/** Whom the page of a run shows; left out for all. */
export const runViews = [...runKinds, 'stayed'] as const;

export const runsAddress = listAddress({ search: {}, pageSize: 20 });
export const runAddress = listAddress({
  search: {},
  beside: { show: oneOfParam(runViews) },
  pageSize: 20,
});
export type RunSearch = ReturnType<typeof runAddress.validate>;
