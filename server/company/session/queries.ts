import { and, desc, eq, gt, ne, sql } from 'drizzle-orm';
import type { SignedInDevice } from '#contract/company/session.ts';
import { brand, oneTimeToken, session } from '#server/platform/db/schema/installation.ts';
import { seeAccount, type Tx } from '#server/platform/db/scope.ts';

interface Own {
  accountId: string;
  /** The session that asks. */
  sessionId: string;
}

const seconds = (moment: typeof session.createdAt | typeof session.lastUsedAt) =>
  sql<number>`floor(extract(epoch from ${moment}))::int`;

/** The account's living sessions, the caller's own first, then the one used last. */
export function listSessions(
  tx: Tx,
  { accountId, sessionId }: Own,
  { now, usedSince }: { now: Date; usedSince: Date },
): Promise<SignedInDevice[]> {
  const current = sql<boolean>`${session.id} = ${sessionId}`;
  return tx
    .select({
      id: session.id,
      browser: session.browser,
      system: session.system,
      brand: brand.name,
      createdAt: seconds(session.createdAt),
      lastUsedAt: seconds(session.lastUsedAt),
      current,
    })
    .from(session)
    .innerJoin(brand, eq(brand.id, session.sessionBrandId))
    .where(
      and(
        eq(session.accountId, accountId),
        gt(session.expiresAt, now),
        gt(session.lastUsedAt, usedSince),
      ),
    )
    .orderBy(desc(current), desc(session.lastUsedAt), session.id);
}

/**
 * Ends the account's sessions other than `kept`, or only the one with that id, each with what was
 * handed over from it. `kept` goes on even if it was handed over from one of them. Returns how many
 * were named and ended.
 */
export async function endOthers(
  tx: Tx,
  { accountId, kept, id }: { accountId: string; kept: string; id?: string },
): Promise<number> {
  await tx.update(session).set({ parentId: null }).where(eq(session.id, kept));
  const ended = await tx
    .delete(session)
    .where(
      and(
        eq(session.accountId, accountId),
        ne(session.id, kept),
        id === undefined ? undefined : eq(session.id, id),
      ),
    )
    .returning({ id: session.id });
  return ended.length;
}

/** Gives a session a pass to the matrix in place of the one it had. */
export async function replacePass(
  tx: Tx,
  pass: { tokenHash: string; accountId: string; sessionId: string; expiresAt: Date },
): Promise<void> {
  const { sessionId } = pass;
  await tx
    .delete(oneTimeToken)
    .where(and(eq(oneTimeToken.sessionId, sessionId), eq(oneTimeToken.purpose, 'matrix')));
  await tx.insert(oneTimeToken).values({ ...pass, purpose: 'matrix' });
}

/** The hash of the token of the session that this pass belongs to. */
export async function findPassedSession(
  tx: Tx,
  passHash: string,
  now: Date,
): Promise<string | undefined> {
  const [pass] = await tx
    .select({ accountId: oneTimeToken.accountId, sessionId: oneTimeToken.sessionId })
    .from(oneTimeToken)
    .where(
      and(
        eq(oneTimeToken.tokenHash, passHash),
        eq(oneTimeToken.purpose, 'matrix'),
        gt(oneTimeToken.expiresAt, now),
      ),
    );
  if (!pass?.sessionId) return undefined;
  await seeAccount(tx, pass.accountId);
  const [found] = await tx
    .select({ tokenHash: session.tokenHash })
    .from(session)
    .where(eq(session.id, pass.sessionId));
  return found?.tokenHash;
}
