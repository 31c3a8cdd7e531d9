import type { ReportContent } from '#contract/assessment/content/report-content.ts';
import { loggedSubject } from '#contract/assessment/content/report-names.ts';
import { voiceFor } from '#contract/assessment/reading/report-voice.ts';
import type { exportReport, ReportFormat } from '#contract/assessment/report.ts';
import { readableSubjects } from '#server/assessment/questionary/work/reader-rules.ts';
import { countOpened } from '#server/assessment/report/guard-many.ts';
import { takePdf } from '#server/assessment/report/pdf/take-pdf.ts';
import { changesSincePrevious } from '#server/assessment/report/previous.ts';
import { readReport } from '#server/assessment/report/read-report.ts';
import { type Doer, noteAudit } from '#server/company/audit/note.ts';
import { getBrandName } from '#server/company/brand/queries.ts';
import { noteRead } from '#server/people/known/queries.ts';
import type { Scope } from '#server/platform/db/scope.ts';
import type { Call, File } from '#server/platform/http/call.ts';
import { inBrand } from '#server/platform/http/in-brand.ts';
import { reportFileName } from '#server/platform/pdf/file-name.ts';
import { reportFile } from './report-file.ts';

/** A report as a PDF or as tables, for anybody who may open it. */
export async function exportOne(call: Call<typeof exportReport>): Promise<File> {
  const { context, actor, query, locale, t } = call;
  const { format = 'pdf', ...of } = query;
  const { content, ...paper } = await inBrand(call, async (scope, { now }) => {
    await countOpened(scope, actor, { employeeId: of.employeeId, now });
    const { content } = await readReport(scope, call, of);
    await noteExport(scope, call, content, format);
    const previous = await changesSincePrevious(scope, readableSubjects(actor), content);
    return { content, previous, brandName: await getBrandName(scope) };
  });
  if (format !== 'pdf') return reportFile({ content, t, locale, timeZone: actor.timeZone }, format);
  const voice = voiceFor(actor.employeeId, content);
  return {
    file: await takePdf({ context, actor, content, locale, ...paper, voice }),
    name: reportFileName(content, 'pdf'),
    contentType: 'application/pdf',
  };
}

/** Logs who takes a report out of the product, before they get it. */
async function noteExport(
  scope: Scope,
  doer: Doer,
  content: ReportContent,
  format: ReportFormat,
): Promise<void> {
  const { questionaryId, employeeId, number, kind } = content;
  await noteRead(scope, doer.actor.accountId, [employeeId]);
  await noteAudit(scope, doer, {
    verb: 'export',
    kind: 'report',
    id: employeeId,
    name: loggedSubject(content),
    details: { questionaryId, number, format, isInterim: kind === 'interim' },
  });
}
