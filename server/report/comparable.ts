import type { ReportContent } from '#contract/rules/report-content.ts';
import type { Rater } from '#server/db/schema/report.ts';
import type { Scope } from '#server/db/scope.ts';
import { type Panel, rolesTooNear } from '#server/questionary/work/overlap-rules.ts';
import { loadReportReaders } from '#server/questionary/work/queries.ts';
import { recently } from '#server/questionary/work/rules.ts';
import { listReportsOut } from './input-queries.ts';

interface Made {
  questionaryId: string;
  employeeId: string;
  now: Date;
  /** Those who have answered here. */
  panel: Panel & { raters: readonly Rater[] };
}

/**
 * What would say too much beside a report that another questionary gave out about the same person in
 * the last 30 days: its number, and the roles that this report must therefore keep back (rule 26).
 * Whoever is asked was compared when it went to work; who answers, nobody knew then, and HR chooses
 * the moment of the end.
 */
export async function listComparable(
  scope: Scope,
  { now, panel, ...of }: Made,
): Promise<ReportContent['comparableList']> {
  if (!panel.keepsAnonymity) return [];
  const out = await listReportsOut(scope, of, recently(now));
  const ids = new Set(out.flatMap(({ raters }) => raters.map(({ id }) => id)));
  const opens = await loadReportReaders(scope, [...ids]);
  return out.flatMap(({ number, ...there }) => {
    const known = [...panel.raters, ...there.raters].filter(
      ({ id, isCounted }) => !isCounted || opens(id, of.employeeId),
    );
    const knownIds = new Set(known.map(({ id }) => id));
    const types = rolesTooNear(panel, there, (id) => !knownIds.has(id));
    return types.length > 0 ? [{ number, types }] : [];
  });
}
