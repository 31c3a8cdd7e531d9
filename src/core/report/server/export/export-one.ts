import { type Doer, noteAudit } from '#core/audit/server/note.ts';
import { getPaperBrand } from '#core/company/server/queries.ts';
import { readableSubjects } from '#core/questionary/server/work/reader-rules.ts';
import type { ReportContent } from '#core/report/contract/content/report-content.ts';
import { loggedSubject } from '#core/report/contract/content/report-names.ts';
import { voiceFor } from '#core/report/contract/reading/report-voice.ts';
import type { exportReport, ReportFormat } from '#core/report/contract/report.ts';
import { countOpened } from '#core/report/server/guard-many.ts';
import { noteRead } from '#core/report/server/known/queries.ts';
import { reportFileName } from '#core/report/server/paper/file-name.ts';
import { takePdf } from '#core/report/server/pdf/take-pdf.ts';
import { changesSincePrevious } from '#core/report/server/previous.ts';
import { readReport } from '#core/report/server/read-report.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import type { Call, File } from '#platform/server/http/call.ts';
import { inBrand } from '#platform/server/http/in-brand.ts';
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
    return { content, previous, brand: await getPaperBrand(scope) };
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
