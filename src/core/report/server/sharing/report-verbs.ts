import { reportPolicy, sharingPolicy } from '#core/report/contract/policy/report.ts';
import { seesAllReports } from '#platform/contract/call/access.ts';
import { verbsOf } from '#platform/contract/call/policy.ts';
import type { Actor } from '#platform/server/http/call.ts';

type Thing = Parameters<typeof reportPolicy.compare.when>[0] &
  Omit<Parameters<typeof reportPolicy.send.when>[0], 'readsAsMade'> &
  Parameters<typeof reportPolicy.remove.when>[0];

/** What somebody may do with a report that is open to them. */
export const reportVerbsOf = ({ permissions, roles }: Actor, report: Thing) => {
  const thing = { ...report, readsAsMade: seesAllReports(roles) };
  return [
    ...verbsOf(reportPolicy, permissions, thing),
    ...verbsOf(sharingPolicy, permissions, thing),
  ];
};
