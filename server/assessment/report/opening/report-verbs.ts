import { openingPolicy, reportPolicy } from '#contract/assessment/policy/report.ts';
import { seesAllReports } from '#contract/platform/call/access.ts';
import { verbsOf } from '#contract/platform/call/policy.ts';
import type { Actor } from '#server/platform/http/call.ts';

type Thing = Parameters<typeof reportPolicy.compare.when>[0] &
  Omit<Parameters<typeof reportPolicy.send.when>[0], 'readsAsMade'> &
  Parameters<typeof reportPolicy.remove.when>[0];

/** What somebody may do with a report that is open to them. */
export const reportVerbsOf = ({ permissions, roles }: Actor, report: Thing) => {
  const thing = { ...report, readsAsMade: seesAllReports(roles) };
  return [
    ...verbsOf(reportPolicy, permissions, thing),
    ...verbsOf(openingPolicy, permissions, thing),
  ];
};
