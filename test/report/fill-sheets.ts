import { randomUUID } from 'node:crypto';
import { encryptSheet, type FilledSheet } from '#core/answer-sheet/server/encrypted-sheet.ts';
import { loadSheetKey } from '#core/answer-sheet/server/sheet-keys.ts';
import { sheet } from '#core/questionary/server/tables/questionary.ts';
import type { ReviewerRole } from '#platform/contract/rules/methods.ts';
import type { Context } from '#platform/server/context.ts';
import { withBrand } from '#platform/server/db/scope.ts';

/** About one person in one questionary in work. */
interface About {
  brandId: string;
  questionaryId: string;
  subjectId: string;
}

/** Stores a sheet for each of these types, without the assignments that they would be of. */
export function fillSheets(
  { database, keyring }: Pick<Context, 'database' | 'keyring'>,
  { brandId, ...of }: About,
  types: readonly ReviewerRole[],
  fill: () => FilledSheet,
): Promise<void> {
  return withBrand({ database, brandId }, async (scope) => {
    if (types.length === 0) return;
    const key = await loadSheetKey(scope, keyring, of);
    await scope.tx.insert(sheet).values(
      types.map((type) => {
        const id = randomUUID();
        const sealed = encryptSheet(fill(), key, { brandId, ...of, sheetId: id });
        return { brandId, ...of, id, type, sealed };
      }),
    );
  });
}
