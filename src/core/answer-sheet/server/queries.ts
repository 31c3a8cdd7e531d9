import { and, eq, inArray, ne, not, notExists, type SQL, sql } from 'drizzle-orm';
import { sheet, sheetKey } from '#core/questionary/server/tables/questionary.ts';
import { report } from '#core/report/server/tables/report.ts';
import { idList } from '#platform/server/db/listed.ts';
import type { Scope } from '#platform/server/db/scope.ts';

/** The sheets about one person: those of their report, or of asking again. */
export interface SheetsOf {
  questionaryId: string;
  subjectId: string;
  isAgain?: boolean;
}

export interface KeyRow {
  subjectId: string;
  keyId: string;
  check: Uint8Array;
}

export async function insertKeys(
  { tx, brandId }: Scope,
  of: Omit<SheetsOf, 'subjectId'>,
  rows: readonly KeyRow[],
): Promise<void> {
  if (rows.length === 0) return;
  await tx.insert(sheetKey).values(rows.map((row) => ({ brandId, ...of, ...row })));
}

/** The key of the sheets about this person there. Undefined once it is over. */
export async function findKey(
  { tx, brandId }: Scope,
  { questionaryId, subjectId, isAgain = false }: SheetsOf,
): Promise<Omit<KeyRow, 'subjectId'> | undefined> {
  const [row] = await tx
    .select({ keyId: sheetKey.keyId, check: sheetKey.check })
    .from(sheetKey)
    .where(
      and(
        eq(sheetKey.brandId, brandId),
        eq(sheetKey.questionaryId, questionaryId),
        eq(sheetKey.subjectId, subjectId),
        eq(sheetKey.isAgain, isAgain),
        eq(sheetKey.isOver, false),
      ),
    );
  return row;
}

/** The keys of a questionary's reports that are not over. */
export async function listKeys({ tx, brandId }: Scope, questionaryId: string): Promise<KeyRow[]> {
  return tx
    .select({ subjectId: sheetKey.subjectId, keyId: sheetKey.keyId, check: sheetKey.check })
    .from(sheetKey)
    .where(
      and(
        eq(sheetKey.brandId, brandId),
        eq(sheetKey.questionaryId, questionaryId),
        eq(sheetKey.isAgain, false),
        eq(sheetKey.isOver, false),
      ),
    );
}

/** The questionaries that have keys. */
export async function listEncrypted({ tx, brandId }: Scope): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ questionaryId: sheetKey.questionaryId })
    .from(sheetKey)
    .where(and(eq(sheetKey.brandId, brandId), eq(sheetKey.isOver, false)));
  return rows.map(({ questionaryId }) => questionaryId);
}

/** The brand's keys that a final report still needs. */
export async function listNeededKeys({ tx, brandId }: Scope): Promise<KeyRow[]> {
  const final = tx
    .select({ one: sql`1` })
    .from(report)
    .where(
      and(
        eq(report.brandId, sheetKey.brandId),
        eq(report.questionaryId, sheetKey.questionaryId),
        eq(report.employeeId, sheetKey.subjectId),
        eq(report.kind, 'final'),
      ),
    );
  return tx
    .select({ subjectId: sheetKey.subjectId, keyId: sheetKey.keyId, check: sheetKey.check })
    .from(sheetKey)
    .where(
      and(
        eq(sheetKey.brandId, brandId),
        eq(sheetKey.isAgain, false),
        eq(sheetKey.isOver, false),
        notExists(final),
      ),
    );
}

/**
 * Marks these keys as lost and no others. Returns the questionaries of those that were not marked
 * before: of two who look at the same time, one gets each. A key that is over has been destroyed since.
 */
export async function markLost(
  { tx, brandId }: Scope,
  keyIds: readonly string[],
): Promise<string[]> {
  const isLost = sql`${sheetKey.keyId} in ${idList(keyIds)}`;
  const changed = await tx
    .update(sheetKey)
    .set({ isLost })
    .where(
      and(eq(sheetKey.brandId, brandId), eq(sheetKey.isOver, false), ne(sheetKey.isLost, isLost)),
    )
    .returning({ questionaryId: sheetKey.questionaryId, isLost: sheetKey.isLost });
  const lost = changed.filter((row) => row.isLost).map(({ questionaryId }) => questionaryId);
  return [...new Set(lost)];
}

/** Marks the keys of a questionary that seal no sheet. Returns whether there are any to destroy. */
export async function markKeysOver(
  { tx, brandId }: Scope,
  questionaryId: string,
): Promise<boolean> {
  const sheets = tx
    .select({ one: sql`1` })
    .from(sheet)
    .where(
      and(
        eq(sheet.brandId, sheetKey.brandId),
        eq(sheet.questionaryId, sheetKey.questionaryId),
        eq(sheet.subjectId, sheetKey.subjectId),
        eq(sheet.isAgain, sheetKey.isAgain),
      ),
    );
  const isAsked = sql`(${sheetKey.isAgain} and exists (select from follow_up f
    where f.brand_id = ${sheetKey.brandId} and f.questionary_id = ${sheetKey.questionaryId}
      and f.employee_id = ${sheetKey.subjectId} and f.result is null))`;
  const marked = await tx
    .update(sheetKey)
    .set({ isOver: true })
    .where(
      and(
        eq(sheetKey.brandId, brandId),
        eq(sheetKey.questionaryId, questionaryId),
        eq(sheetKey.isOver, false),
        notExists(sheets),
        not(isAsked),
      ),
    )
    .returning({ keyId: sheetKey.keyId });
  return marked.length > 0;
}

/** The brand `b` has keys, of sheets that wait or that are gone. */
export const hasKeys = (isOver: boolean): SQL => sql`exists (select from sheet_key k
  where k.brand_id = b.id and k.is_over = ${isOver})`;

export async function listKeysOver({ tx, brandId }: Scope): Promise<string[]> {
  const rows = await tx
    .select({ keyId: sheetKey.keyId })
    .from(sheetKey)
    .where(and(eq(sheetKey.brandId, brandId), eq(sheetKey.isOver, true)));
  return rows.map(({ keyId }) => keyId);
}

export async function deleteKeys({ tx, brandId }: Scope, keyIds: readonly string[]): Promise<void> {
  if (keyIds.length === 0) return;
  await tx
    .delete(sheetKey)
    .where(and(eq(sheetKey.brandId, brandId), inArray(sheetKey.keyId, [...keyIds])));
}
