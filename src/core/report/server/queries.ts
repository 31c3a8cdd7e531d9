import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import { questionary, sheet } from '#core/questionary/server/tables/questionary.ts';
import type { Readable } from '#core/questionary/server/work/reader-rules.ts';
import type { ReportContent } from '#core/report/contract/content/report-content.ts';
import { noteKnownTo } from '#core/report/server/known/queries.ts';
import {
  type Rater,
  type ReportTexts,
  report,
  reportLedger,
} from '#core/report/server/tables/report.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { emptyLedger, type Ledger } from './content/atoms.ts';
import { isOpenTo, ofQuestionary, sharingShown, toSharing } from './sharing/open-queries.ts';
import { readStored } from './stored-content.ts';

interface Of {
  questionaryId: string;
  employeeId: string;
}

const isOf = ({ brandId }: Scope, { questionaryId, employeeId }: Of) =>
  and(
    eq(report.brandId, brandId),
    eq(report.questionaryId, questionaryId),
    eq(report.employeeId, employeeId),
  );

const isLedgerOf = (brandId: string, { questionaryId, employeeId }: Of) =>
  and(
    eq(reportLedger.brandId, brandId),
    eq(reportLedger.questionaryId, questionaryId),
    eq(reportLedger.employeeId, employeeId),
  );

/**
 * The final report, or the interim one made at that number of finished assignments. Undefined where there is none that
 * the reader may open now.
 */
export async function findReport(
  scope: Scope,
  readable: Readable,
  of: Of,
  passedParticipantCount?: number | null,
) {
  const [row] = await scope.tx
    .select({ content: report.content, texts: report.texts, ...sharingShown })
    .from(report)
    .innerJoin(questionary, ofQuestionary)
    .where(
      and(
        isOf(scope, of),
        isOpenTo(readable),
        typeof passedParticipantCount === 'number'
          ? and(
              eq(report.kind, 'interim'),
              eq(report.passedParticipantCount, passedParticipantCount),
            )
          : eq(report.kind, 'final'),
      ),
    );
  if (!row) return;
  const { content, texts } = row;
  return { content: readStored(content), texts, opening: toSharing(row, readable) };
}

/** The latest final 360 report about the same person that was made before that one (rule 29). */
export async function findPrevious(
  scope: Scope,
  readable: Readable,
  { employeeId, createdAt, number }: Pick<ReportContent, 'employeeId' | 'createdAt' | 'number'>,
) {
  const before = sql`(${report.createdAt}, ${report.number}) < (${createdAt}::timestamptz, ${number}::int)`;
  const [row] = await listFinal360(scope, readable, { employeeId, most: 1, wanted: before });
  return row;
}

/** Final 360 reports about that person that the reader may open now, the latest first. */
export async function listFinal360(
  { tx, brandId }: Scope,
  readable: Readable,
  { employeeId, most, wanted }: { employeeId: string; most: number; wanted?: SQL },
) {
  const rows = await tx
    .select({ content: report.content, texts: report.texts })
    .from(report)
    .where(
      and(
        eq(report.brandId, brandId),
        eq(report.employeeId, employeeId),
        eq(report.kind, 'final'),
        eq(report.method, '360'),
        isOpenTo(readable),
        wanted,
      ),
    )
    .orderBy(desc(report.createdAt), desc(report.number))
    .limit(most);
  return rows.map((row) => ({ ...row, content: readStored(row.content) }));
}

interface Kept {
  texts: ReportTexts;
  raters: Rater[];
}

/** When a report is opened to whom. Null: not yet. */
export type OpenedTo = Pick<typeof report.$inferInsert, 'leaderAt' | 'releasedAt'>;

export async function insertReport(
  scope: Scope,
  content: ReportContent,
  kept: Kept,
  opened?: OpenedTo,
) {
  await scope.tx.insert(report).values(rowOf(scope, content, kept, opened));
  const leaders = kept.raters.filter(({ type }) => type === 'supervisor').map(({ id }) => id);
  await noteKnownTo(scope, leaders, content.employeeId);
}

/**
 * What lists find a report by is copied out of its content (decision 070). It is open as it is made, unless said
 * otherwise.
 */
export const rowOf = (
  { brandId }: Scope,
  content: ReportContent,
  kept: Kept,
  opened: OpenedTo = {
    leaderAt: new Date(content.createdAt),
    releasedAt: new Date(content.createdAt),
  },
): typeof report.$inferInsert => ({
  brandId,
  questionaryId: content.questionaryId,
  employeeId: content.employeeId,
  kind: content.kind,
  passedParticipantCount: content.passedParticipantCount,
  createdAt: new Date(content.createdAt),
  number: content.number,
  method: content.method,
  type: content.type,
  dateStart: content.dateStart,
  dateEnd: content.dateEnd,
  content,
  ...kept,
  ...opened,
});

/**
 * Deletes what the final report of an anonymous questionary was made from: all sheets about the
 * subject, and the ledger (rule 24).
 */
export async function deleteSources({ tx, brandId }: Scope, { questionaryId, employeeId }: Of) {
  await tx
    .delete(sheet)
    .where(
      and(
        eq(sheet.brandId, brandId),
        eq(sheet.questionaryId, questionaryId),
        eq(sheet.subjectId, employeeId),
        eq(sheet.isAgain, false),
      ),
    );
  await tx.delete(reportLedger).where(isLedgerOf(brandId, { questionaryId, employeeId }));
}

/** The subject's ledger of atoms, and who could open its reports so far. */
export async function getLedger({ tx, brandId }: Scope, { questionaryId, employeeId }: Of) {
  const [row] = await tx
    .select({ ledger: reportLedger.ledger, readerIds: reportLedger.readerIds })
    .from(reportLedger)
    .where(isLedgerOf(brandId, { questionaryId, employeeId }));
  return { ledger: (row?.ledger ?? emptyLedger) as Ledger, readerIds: row?.readerIds ?? [] };
}

export async function saveLedger(
  { tx, brandId }: Scope,
  of: Of,
  ledger: Ledger,
  readerIds: string[],
) {
  await tx
    .insert(reportLedger)
    .values({ brandId, ...of, ledger, readerIds })
    .onConflictDoUpdate({
      target: [reportLedger.brandId, reportLedger.questionaryId, reportLedger.employeeId],
      set: { ledger, readerIds },
    });
}
