import { getWaitingReports, holdReport, releaseReport } from '#contract/assessment/report.ts';
import { readableSubjects } from '#server/assessment/questionary/work/reader-rules.ts';
import { on, type Route } from '#server/platform/http/call.ts';
import { inBrand } from '#server/platform/http/in-brand.ts';
import { changeHold, openReport } from './open-report.ts';
import { listWaiting, lockReport } from './release-queries.ts';
import { reportVerbsOf } from './report-verbs.ts';

export const routes: Route[] = [
  on(releaseReport)((call) =>
    inBrand(call, async (scope, { now }) => {
      const readable = readableSubjects(call.actor);
      const report = await lockReport(scope, readable, call.body);
      await openReport(scope, call, { ...call.body, ...report }, now);
      return {
        data: { ...call.body, can: reportVerbsOf(call.actor, { ...report, opening: undefined }) },
      };
    }),
  ),
  on(holdReport)((call) =>
    inBrand(call, async (scope) => {
      const { note, ...of } = call.body;
      const readable = readableSubjects(call.actor);
      await changeHold(scope, call, { ...of, ...(await lockReport(scope, readable, of)) }, note);
      const { opening, ...report } = await lockReport(scope, readable, of);
      return { data: { ...of, opening, can: reportVerbsOf(call.actor, { ...report, opening }) } };
    }),
  ),
  on(getWaitingReports)((call) =>
    inBrand(call, async (scope, { today }) => {
      const { employeeId } = call.actor;
      const waiting = employeeId ? await listWaiting(scope, employeeId) : [];
      return {
        data: waiting.map(({ way, until, askName }) =>
          until === null || until >= today
            ? { way, until, askName: null }
            : { way, until: null, askName },
        ),
      };
    }),
  ),
];
