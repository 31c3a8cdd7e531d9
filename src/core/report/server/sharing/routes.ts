import { readableSubjects } from '#core/questionary/server/work/reader-rules.ts';
import { subjectIn } from '#core/report/contract/content/report-names.ts';
import { getWaitingReports, holdReport, shareReport } from '#core/report/contract/report.ts';
import { on, type Route } from '#platform/server/http/call.ts';
import { inBrand } from '#platform/server/http/in-brand.ts';
import { changeHold, openReport } from './open-report.ts';
import { reportVerbsOf } from './report-verbs.ts';
import { lockReport } from './share-queries.ts';
import { waitingReportsOf } from './waiting-reports.ts';

export const routes: Route[] = [
  on(shareReport)((call) =>
    inBrand(call, async (scope, { now }) => {
      const { actor, body: of, t, locale } = call;
      const report = await lockReport(scope, readableSubjects(actor), of);
      await openReport(scope, call, { ...of, ...report }, now);
      return {
        data: { ...of, can: reportVerbsOf(actor, { ...report, opening: undefined }) },
        message: t('reportOpening.released', { name: subjectIn(report, locale) }),
      };
    }),
  ),
  on(holdReport)((call) =>
    inBrand(call, async (scope) => {
      const { actor, t, locale } = call;
      const { note, ...of } = call.body;
      const readable = readableSubjects(actor);
      await changeHold(scope, call, { ...of, ...(await lockReport(scope, readable, of)) }, note);
      const { opening, ...report } = await lockReport(scope, readable, of);
      const said = note === null ? 'letGoNow' : 'heldNow';
      return {
        data: { ...of, opening, can: reportVerbsOf(actor, { ...report, opening }) },
        message: t(`reportOpening.${said}`, { name: subjectIn(report, locale) }),
      };
    }),
  ),
  on(getWaitingReports)((call) =>
    inBrand(call, async (scope, { today }) => {
      const { employeeId } = call.actor;
      return { data: employeeId ? await waitingReportsOf(scope, employeeId, today) : [] };
    }),
  ),
];
