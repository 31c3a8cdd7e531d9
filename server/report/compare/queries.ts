import { mostInTrend } from '#contract/rules/report-trend.ts';
import type { Scope } from '#server/db/scope.ts';
import { selectFinal360 } from '#server/report/queries.ts';
import { readStored } from '#server/report/stored-content.ts';

/** The latest final 360 reports about that person, the oldest first. */
export async function listForTrend(scope: Scope, employeeId: string) {
  const rows = await selectFinal360(scope, employeeId).limit(mostInTrend);
  return rows.reverse().map((row) => ({ ...row, content: readStored(row.content) }));
}
