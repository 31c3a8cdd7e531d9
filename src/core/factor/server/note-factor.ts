import { findAccountName } from '#core/account/server/account-queries.ts';
import type { EntryCall } from '#core/account/server/enter.ts';
import { noteAudit } from '#core/audit/server/note.ts';
import type { AuditVerb } from '#platform/contract/rules/audit.ts';
import { enterBrand, type Tx } from '#platform/server/db/scope.ts';

/** Notes it in the log of the company that the person is in, or comes in to. */
export async function noteFactor(
  tx: Tx,
  { context, request }: EntryCall,
  { accountId, brandId }: { accountId: string; brandId: string },
  verb: Extract<AuditVerb, 'factorAdded' | 'factorRemoved' | 'recoveryRenewed'>,
): Promise<void> {
  const scope = await enterBrand(tx, brandId);
  const name = await findAccountName(tx, accountId);
  const note = { verb, kind: 'account', id: accountId, name } as const;
  await noteAudit(scope, { context, request, actor: { accountId } }, note);
}
