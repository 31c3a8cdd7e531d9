import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { ReportContent } from '#core/report/contract/content/report-content.ts';
import type { Voice } from '#core/report/contract/reading/report-voice.ts';
import { type ReportKey, report, reportPdf } from '#core/report/server/tables/report.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import type { Locale } from '#platform/texts/t.ts';

/** Tells which PDF of which report. */
export interface PdfKey
  extends Pick<ReportContent, 'questionaryId' | 'employeeId' | 'kind' | 'passedParticipantCount'> {
  locale: Locale;
  voice: Voice;
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
        eq(reportPdf.voice, key.voice),
        eq(reportPdf.edition, edition),
      ),
    );
  return row?.file;
}

/** Keeps a PDF, in place of an earlier edition. */
export async function keepPdf(
  { tx, brandId }: Scope,
  { questionaryId, employeeId, kind, passedParticipantCount, locale, voice }: PdfKey,
  edition: string,
  file: Uint8Array,
) {
  const key = { brandId, questionaryId, employeeId, kind, passedParticipantCount, locale, voice };
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
        reportPdf.voice,
      ],
      set: { edition, file, createdAt: sql`now()` },
    });
}

/** A questionary's final reports by subject, from the one that follows `after`. */
export function listNextFinal(
  { tx, brandId }: Scope,
  { questionaryId, after }: { questionaryId: string; after?: string | undefined },
  howMany: number,
): Promise<ReportKey[]> {
  return tx
    .select({ questionaryId: report.questionaryId, employeeId: report.employeeId })
    .from(report)
    .where(
      and(
        eq(report.brandId, brandId),
        eq(report.questionaryId, questionaryId),
        eq(report.kind, 'final'),
        after ? gt(report.employeeId, after) : undefined,
      ),
    )
    .orderBy(asc(report.employeeId))
    .limit(howMany);
}
