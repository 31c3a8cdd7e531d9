import type { HistoryField } from '#contract/report-history.ts';
import type { Scope } from '#server/db/scope.ts';
import { groupBy } from '#server/shared/group-by.ts';
import type { WrongRow } from '#server/table-file/speak-problems.ts';
import type { PlannedReport } from './plan-reports.ts';
import { listOwnReports } from './queries.ts';

/**
 * So many days lie between an assessment that is brought in and today, and between it and our own
 * reports about the same person. Reports nearer than that are combined before one is given out (rule 26),
 * which needs to know who answered, and of those made elsewhere nobody does.
 */
export const quietDays = 30;

const day = 24 * 60 * 60 * 1000;

/** Reports that would stand too near one of our own, each at its first row. */
export async function findNear(
  scope: Scope,
  planned: readonly PlannedReport[],
): Promise<WrongRow<HistoryField>[]> {
  if (planned.length === 0) return [];
  const moments = planned.map(momentOf);
  const own = await listOwnReports(
    scope,
    planned.map(({ said }) => said.employeeId),
    {
      from: new Date(Math.min(...moments) - quietDays * day),
      to: new Date(Math.max(...moments) + quietDays * day),
    },
  );
  const byPerson = groupBy(own, ({ employeeId }) => employeeId);
  return planned.flatMap((one) => {
    const near = (byPerson.get(one.said.employeeId) ?? []).find(
      ({ createdAt }) => Math.abs(createdAt.getTime() - momentOf(one)) < quietDays * day,
    );
    if (!near) return [];
    const params = { number: near.number };
    const key = 'reportHistoryMessages.nearOwn' as const;
    return [{ rowIndex: one.said.rowIndex, issues: [{ path: 'dateStart', key, params }] }];
  });
}

const momentOf = ({ content }: PlannedReport): number => Date.parse(content.createdAt);
