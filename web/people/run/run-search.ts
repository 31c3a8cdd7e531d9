import { runKinds } from '#contract/people/rules/run.ts';
import { listAddress } from '#web/platform/list/address.ts';
import { oneOfParam } from '#web/platform/list/params.ts';

/** Whom the page of a run shows; left out for all. */
export const runViews = [...runKinds, 'stayed'] as const;

export const runsAddress = listAddress({ search: {}, pageSize: 20 });
export const runAddress = listAddress({
  search: {},
  beside: { show: oneOfParam(runViews) },
  pageSize: 20,
});
export type RunSearch = ReturnType<typeof runAddress.validate>;
