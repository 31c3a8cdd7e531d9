import type { AuditVerb } from '#contract/company/rules/audit.ts';
import { noteAudit } from '#server/company/audit/note.ts';
import { findAccountName } from '#server/company/auth/account-queries.ts';
import type { EntryCall } from '#server/company/auth/enter.ts';
import { enterBrand, type Tx } from '#server/platform/db/scope.ts';

/** In the log of the company that the person is in, or comes in to. */
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
