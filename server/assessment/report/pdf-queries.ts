import { and, eq } from 'drizzle-orm';
import type { ReportContent } from '#contract/assessment/content/report-content.ts';
import type { Locale } from '#i18n/t.ts';
import { reportPdf } from '#server/platform/db/schema/report.ts';
import type { Scope } from '#server/platform/db/scope.ts';

/** Which PDF of which report. */
export interface PdfKey
  extends Pick<ReportContent, 'questionaryId' | 'employeeId' | 'kind' | 'passedParticipantCount'> {
  locale: Locale;
}

export async function findPdf({ tx, brandId }: Scope, key: PdfKey, edition: string) {
  const [row] = await tx
    .select({ file: reportPdf.file })
    .from(reportPdf)
    .where(
      and(
        eq(reportPdf.brandId, brandId),
        eq(reportPdf.questionaryId, key.questionaryId),
        eq(reportPdf.employeeId, key.employeeId),
        eq(reportPdf.kind, key.kind),
        eq(reportPdf.passedParticipantCount, key.passedParticipantCount),
        eq(reportPdf.locale, key.locale),
        eq(reportPdf.edition, edition),
      ),
    );
  return row?.file;
}

/** In place of an earlier edition. */
export async function keepPdf(
  { tx, brandId }: Scope,
  { questionaryId, employeeId, kind, passedParticipantCount, locale }: PdfKey,
  edition: string,
  file: Uint8Array,
) {
  const key = { brandId, questionaryId, employeeId, kind, passedParticipantCount, locale };
  await tx
    .insert(reportPdf)
    .values({ ...key, edition, file })
    .onConflictDoUpdate({
      target: [
        reportPdf.brandId,
        reportPdf.questionaryId,
        reportPdf.employeeId,
        reportPdf.kind,
        reportPdf.passedParticipantCount,
        reportPdf.locale,
      ],
      set: { edition, file },
    });
}
