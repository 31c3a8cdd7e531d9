import { seesAllReports } from '#contract/call/access.ts';
import {
  createPartialReport,
  exportReport,
  getEmployeeReports,
  getReport,
  getReportList,
  getReportLog,
} from '#contract/report.ts';
import type { ReportContent } from '#contract/rules/report-content.ts';
import type { Locale } from '#i18n/t.ts';
import { noteAudit } from '#server/audit/note.ts';
import { getBrandName } from '#server/brand/queries.ts';
import type { Context } from '#server/context.ts';
import type { Scope } from '#server/db/scope.ts';
import { getEmployee } from '#server/employee/queries.ts';
import { notFound } from '#server/errors.ts';
import { type Actor, on, type Route } from '#server/http/call.ts';
import { inBrand } from '#server/http/in-brand.ts';
import { reportFileName } from '#server/pdf/file-name.ts';
import { getQuestionaryRow } from '#server/questionary/record/queries.ts';
import { mayOpen, readableSubjects } from '#server/questionary/work/reader-rules.ts';
import { listInterims } from './interim-queries.ts';
import { listReports } from './list-queries.ts';
import { localise } from './localise.ts';
import { makeInterim } from './make-interim.ts';
import { findReport } from './queries.ts';
import { takePdf } from './take-pdf.ts';

export const routes: Route[] = [
  on(getReportList)((call) =>
    inBrand(call, (scope) => listReports(scope, readableSubjects(call.actor), call.query)),
  ),
  on(getEmployeeReports)((call) =>
    inBrand(call, async (scope) => {
      const { actor, params, query } = call;
      if (!mayOpen(actor, params.id)) throw notFound();
      const { id } = await getEmployee(scope, params.id);
      return listReports(scope, [id], query);
    }),
  ),
  on(getReport)(async ({ context, actor, params, query, locale }) => ({
    data: await readReport(context, actor, { ...params, ...query }, locale),
  })),
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
  on(exportReport)(async ({ context, actor, query, locale }) => {
    const content = await readReport(context, actor, query, locale);
    const brandName = await inBrand({ context, actor }, async (scope) => {
      await noteExport(scope, { context, actor }, content);
      return getBrandName(scope);
    });
    return {
      file: await takePdf({ context, actor, content, locale, brandName }),
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
): Promise<void> {
  return noteAudit(scope, call, {
    verb: 'export',
    kind: 'report',
    id: employeeId,
    name: subject,
    details: { questionaryId, number, format: 'pdf', isInterim: kind === 'interim' },
  });
}

interface Wanted {
  questionaryId: string;
  employeeId: string;
  passedParticipantCount?: number | undefined;
}

/**
 * A report that the person may not open gets the same answer as one that does not exist (rule 12).
 */
async function readReport(
  context: Context,
  actor: Actor,
  { passedParticipantCount, ...of }: Wanted,
  locale: Locale,
): Promise<ReportContent> {
  const isInterim = passedParticipantCount !== undefined;
  if (!mayOpen(actor, of.employeeId)) throw notFound();
  if (isInterim && !seesAllReports(actor.roles)) throw notFound();
  const found = await inBrand({ context, actor }, (scope) =>
    findReport(scope, of, passedParticipantCount),
  );
  if (!found) throw notFound();
  return localise(found.content, found.texts, locale);
}
