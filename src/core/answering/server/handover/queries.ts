import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { Which } from '#core/answering/server/queries.ts';
import { handover } from '#core/answering/server/tables/handover.ts';
import type { Scope, Tx } from '#platform/server/db/scope.ts';

const isOf = ({ brandId }: Scope, { questionaryId, participantId, subjectId }: Which) =>
  and(
    eq(handover.brandId, brandId),
    eq(handover.questionaryId, questionaryId),
    eq(handover.participantId, participantId),
    eq(handover.subjectId, subjectId),
  );

interface Handover {
  proofHash: string;
  sealed: Uint8Array;
  expiresAt: Date;
}

/** An earlier one about the same person is gone: its code opens nothing any more. */
export async function putHandover(scope: Scope, which: Which, given: Handover): Promise<void> {
  const { brandId, questionaryId, participantId, subjectId } = handover;
  await scope.tx
    .insert(handover)
    .values({ brandId: scope.brandId, ...which, ...given })
    .onConflictDoUpdate({
      target: [brandId, questionaryId, participantId, subjectId],
      set: { ...given, wrongTries: 0 },
    });
}

/** Gives it out and deletes it in one step, so that only one device gets it. */
export async function takeHandover(
  scope: Scope,
  which: Which,
  { proofHash, now }: { proofHash: string; now: Date },
): Promise<Uint8Array | undefined> {
  const [taken] = await scope.tx
    .delete(handover)
    .where(and(isOf(scope, which), eq(handover.proofHash, proofHash), gt(handover.expiresAt, now)))
    .returning({ sealed: handover.sealed });
  return taken?.sealed;
}

/** How often a code may be mistyped before it opens nothing any more. */
const mostWrongTries = 5;

/** Counts a wrong code where the right one would have been taken. After five of them it is gone. */
export async function countWrongTry(scope: Scope, which: Which): Promise<void> {
  await scope.tx
    .update(handover)
    .set({ wrongTries: sql`${handover.wrongTries} + 1` })
    .where(isOf(scope, which));
  await scope.tx
    .delete(handover)
    .where(and(isOf(scope, which), sql`${handover.wrongTries} >= ${mostWrongTries}`));
}

export async function isHandoverWaiting(scope: Scope, which: Which, now: Date): Promise<boolean> {
  const found = await scope.tx
    .select({ at: handover.expiresAt })
    .from(handover)
    .where(and(isOf(scope, which), gt(handover.expiresAt, now)));
  return found.length > 0;
}

export async function dropHandover(scope: Scope, which: Which): Promise<void> {
  await scope.tx.delete(handover).where(isOf(scope, which));
}

/** Deletes, in all companies, those whose code works no more. */
export async function deleteExpiredHandovers(tx: Tx, now: Date): Promise<void> {
  await tx.delete(handover).where(lte(handover.expiresAt, now));
}
