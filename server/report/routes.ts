import { isEmployeeOnly } from '#contract/call/access.ts';
import {
  createPartialReport,
  exportReport,
  getReport,
  getReportLog,
  type ReportFormat,
} from '#contract/report.ts';
import { exportReportList } from '#contract/report-export.ts';
import { getEmployeeReports, getReportGroup, getReportList } from '#contract/report-list.ts';
import type { ReportContent } from '#contract/rules/report-content.ts';
import { voiceFor } from '#contract/rules/report-voice.ts';
import { noteAudit } from '#server/audit/note.ts';
import { getBrandName } from '#server/brand/queries.ts';
import type { Context } from '#server/context.ts';
import type { Scope } from '#server/db/scope.ts';
import { getEmployee } from '#server/employee/queries.ts';
import { Failure, notFound } from '#server/errors.ts';
import { companyBeside } from '#server/heatmap/company.ts';
import { type Actor, on, type Route } from '#server/http/call.ts';
import { inBrand } from '#server/http/in-brand.ts';
import { reportFileName } from '#server/pdf/file-name.ts';
import { getQuestionaryRow } from '#server/questionary/record/queries.ts';
import { mayOpen, readableSubjects } from '#server/questionary/work/reader-rules.ts';
import { reportFile } from './export/report-file.ts';
import { exportList } from './export-list.ts';
import { groupReports } from './group-queries.ts';
import { listInterims } from './interim-queries.ts';
import { listReports } from './list-queries.ts';
import { makeInterim } from './make-interim.ts';
import { changesSincePrevious } from './previous.ts';
import { readReport } from './read-report.ts';
import { takePdf } from './take-pdf.ts';

export const routes: Route[] = [
  on(getReportList)((call) =>
    inBrand(call, (scope) => listReports(scope, readableSubjects(call.actor), call.query)),
  ),
  on(exportReportList)(exportList),
  on(getReportGroup)((call) => {
    const { actor, query } = call;
    // Rule 12. All reports of an employee are their own.
    if (isEmployeeOnly(actor.roles) && query.groupBy !== 'year') throw new Failure('forbidden');
    return inBrand(call, (scope) => groupReports(scope, readableSubjects(actor), query));
  }),
  on(getEmployeeReports)((call) =>
    inBrand(call, async (scope) => {
      const { actor, params, query } = call;
      if (!mayOpen(actor, params.id)) throw notFound();
      const { id } = await getEmployee(scope, params.id);
      return listReports(scope, [id], query);
    }),
  ),
  on(getReport)(async (call) => {
    const report = await inBrand(call, async (scope) => {
      const data = await readReport(scope, call, { ...call.params, ...call.query });
      return { data, previous: await changesSincePrevious(scope, data) };
    });
    return { ...report, company: await companyBeside(call, report.data) };
  }),
  on(getReportLog)((call) =>
    inBrand(call, async (scope) => {
      const { id } = await getQuestionaryRow(scope, call.params.id);
      return { data: await listInterims(scope, id) };
    }),
  ),
  on(createPartialReport)(async (call) => {
    const { questionaryId } = call.body;
    const made = await makeInterim(call, questionaryId);
    const data = await inBrand(call, (scope) => listInterims(scope, questionaryId));
    const said = made > 0 ? 'interimMade' : 'interimUnchanged';
    return { data, message: call.t(`questionaryMessages.${said}`) };
  }),
  on(exportReport)(async (call) => {
    const { context, actor, query, locale, t } = call;
    const { format = 'pdf', ...of } = query;
    const { content, ...paper } = await inBrand(call, async (scope) => {
      const content = await readReport(scope, call, of);
      await noteExport(scope, call, content, format);
      const previous = await changesSincePrevious(scope, content);
      return { content, previous, brandName: await getBrandName(scope) };
    });
    if (format !== 'pdf')
      return reportFile({ content, t, locale, timeZone: actor.timeZone }, format);
    return {
      file: await takePdf({
        context,
        actor,
        content,
        locale,
        ...paper,
        voice: voiceFor(actor.employeeId, content),
      }),
      name: reportFileName(content, 'pdf'),
      contentType: 'application/pdf',
    };
  }),
];

/** Logs who takes a report out of the product, before they get it. */
function noteExport(
  scope: Scope,
  call: { context: Context; actor: Actor },
  { questionaryId, employeeId, number, subject, kind }: ReportContent,
  format: ReportFormat,
): Promise<void> {
  return noteAudit(scope, call, {
    verb: 'export',
    kind: 'report',
    id: employeeId,
    name: subject,
    details: { questionaryId, number, format, isInterim: kind === 'interim' },
  });
}
