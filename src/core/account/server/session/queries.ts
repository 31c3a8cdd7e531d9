import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { SignedInDevice } from '#core/account/contract/session.ts';
import { formerEntry } from '#core/account/server/queries.ts';
import { isSessionOver } from '#core/account/server/session.ts';
import { brand, session } from '#core/company/server/tables/installation.ts';
import { membership } from '#core/employee/server/tables/employee.ts';
import type { Tx } from '#platform/server/db/scope.ts';

interface Own {
  accountId: string;
  /** The session that asks. */
  sessionId: string;
  /** Only those in this brand: the session that asks reaches no other (rule 111). */
  onlyIn: string | undefined;
}

const within = (brandId: string | undefined) =>
  brandId === undefined ? undefined : eq(session.sessionBrandId, brandId);

const seconds = (moment: typeof session.createdAt | typeof session.lastUsedAt) =>
  sql<number>`floor(extract(epoch from ${moment}))::int`;

/** The account's living sessions, the caller's own first, then the one used last. */
export async function listSessions(
  tx: Tx,
  { accountId, sessionId, onlyIn }: Own,
  now: Date,
): Promise<SignedInDevice[]> {
  const current = sql<boolean>`${session.id} = ${sessionId}`;
  const rows = await tx
    .select({
      id: session.id,
      browser: session.browser,
      system: session.system,
      brand: brand.name,
      createdAt: seconds(session.createdAt),
      lastUsedAt: seconds(session.lastUsedAt),
      current,
      lasting: {
        expiresAt: session.expiresAt,
        provedAt: session.provedAt,
        lastUsedAt: session.lastUsedAt,
        reach: session.reach,
        roles: membership.roles,
        sessionRules: brand.sessionRules,
        former: formerEntry,
      },
    })
    .from(session)
    .innerJoin(brand, eq(brand.id, session.sessionBrandId))
    .innerJoin(
      membership,
      and(
        eq(membership.brandId, session.sessionBrandId),
        eq(membership.accountId, session.accountId),
      ),
    )
    .where(and(eq(session.accountId, accountId), within(onlyIn)))
    .orderBy(desc(current), desc(session.lastUsedAt), session.id);
  return rows
    .filter(({ lasting }) => !isSessionOver(lasting, now))
    .map(({ lasting, ...shown }) => shown);
}

/**
 * Ends the account's sessions other than `kept`, or only the one with that id, each with what was
 * handed over from it. `kept` goes on even if it was handed over from one of them. Returns how many
 * were named and ended.
 */
export async function endOthers(
  tx: Tx,
  {
    accountId,
    kept,
    id,
    onlyIn,
  }: { accountId: string; kept: string; id?: string; onlyIn?: string | undefined },
): Promise<number> {
  await tx.update(session).set({ parentId: null }).where(eq(session.id, kept));
  const ended = await tx
    .delete(session)
    .where(
      and(
        eq(session.accountId, accountId),
        ne(session.id, kept),
        within(onlyIn),
        id === undefined ? undefined : eq(session.id, id),
      ),
    )
    .returning({ id: session.id });
  return ended.length;
}
