import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { ProviderFault } from '#core/sso/contract/rules/sso.ts';
import { ssoConnection, ssoIdentity, ssoRule, ssoTest } from '#core/sso/server/tables/sso.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import type { Rule } from './entry/rules/roles.ts';

/** A company's providers. */

export type ConnectionRow = typeof ssoConnection.$inferSelect;
type NewConnection = Omit<typeof ssoConnection.$inferInsert, 'brandId'>;

const isOne = ({ brandId }: Scope, id: string) =>
  and(eq(ssoConnection.brandId, brandId), eq(ssoConnection.id, id));

export const listConnections = ({ tx, brandId }: Scope): Promise<ConnectionRow[]> =>
  tx
    .select()
    .from(ssoConnection)
    .where(eq(ssoConnection.brandId, brandId))
    .orderBy(asc(ssoConnection.createdAt), asc(ssoConnection.id));

export async function findConnection(scope: Scope, id: string): Promise<ConnectionRow | undefined> {
  const [found] = await scope.tx.select().from(ssoConnection).where(isOne(scope, id));
  return found;
}

export async function insertConnection({ tx, brandId }: Scope, row: NewConnection): Promise<void> {
  await tx.insert(ssoConnection).values({ ...row, brandId });
}

export async function updateConnection(
  scope: Scope,
  id: string,
  changed: Partial<NewConnection>,
): Promise<void> {
  await scope.tx
    .update(ssoConnection)
    .set({ ...changed, version: sql`${ssoConnection.version} + 1` })
    .where(isOne(scope, id));
}

/** What was learned of it, which is no change of the settings. */
export async function noteRefreshed(
  scope: Scope,
  id: string,
  learned: { refreshedAt?: Date; lastError: ProviderFault | null },
): Promise<void> {
  await scope.tx.update(ssoConnection).set(learned).where(isOne(scope, id));
}

/** Somebody came through in a try, of the settings as they were then. */
export async function noteTried(
  scope: Scope,
  { id, version, now }: { id: string; version: number; now: Date },
): Promise<void> {
  await scope.tx
    .update(ssoConnection)
    .set({ triedAt: now })
    .where(and(isOne(scope, id), eq(ssoConnection.version, version)));
}

export async function deleteConnection(scope: Scope, id: string): Promise<void> {
  await scope.tx.delete(ssoConnection).where(isOne(scope, id));
}

/** The rules of these connections, in the order of their values. */
export async function listRules(
  { tx, brandId }: Scope,
  ids: readonly string[],
): Promise<(Rule & { connectionId: string })[]> {
  if (ids.length === 0) return [];
  const { connectionId, value, role } = ssoRule;
  return tx
    .select({ connectionId, value, role })
    .from(ssoRule)
    .where(and(eq(ssoRule.brandId, brandId), inArray(connectionId, [...ids])))
    .orderBy(asc(value));
}

export async function replaceRules(
  { tx, brandId }: Scope,
  connectionId: string,
  rules: readonly Rule[],
): Promise<void> {
  await tx
    .delete(ssoRule)
    .where(and(eq(ssoRule.brandId, brandId), eq(ssoRule.connectionId, connectionId)));
  if (rules.length === 0) return;
  await tx.insert(ssoRule).values(rules.map((rule) => ({ ...rule, brandId, connectionId })));
}

/** How many people have come by each connection. */
export async function countIdentities({ tx, brandId }: Scope): Promise<Map<string, number>> {
  const rows = await tx
    .select({ id: ssoIdentity.connectionId, count: sql<number>`count(*)::int` })
    .from(ssoIdentity)
    .where(eq(ssoIdentity.brandId, brandId))
    .groupBy(ssoIdentity.connectionId);
  return new Map(rows.map(({ id, count }) => [id, count]));
}

export async function forgetIdentities({ tx, brandId }: Scope, connectionId: string) {
  await tx
    .delete(ssoIdentity)
    .where(and(eq(ssoIdentity.brandId, brandId), eq(ssoIdentity.connectionId, connectionId)));
}

export async function insertTest(
  { tx, brandId }: Scope,
  row: Omit<typeof ssoTest.$inferInsert, 'brandId'>,
): Promise<void> {
  await tx.insert(ssoTest).values({ ...row, brandId });
}

/** Starts a try, once. Undefined where its token is unknown, used or too old. */
export async function startTest({ tx, brandId }: Scope, tokenHash: string, now: Date) {
  const [started] = await tx
    .update(ssoTest)
    .set({ startedAt: now })
    .where(
      and(
        eq(ssoTest.brandId, brandId),
        eq(ssoTest.tokenHash, tokenHash),
        sql`${ssoTest.startedAt} is null and ${ssoTest.expiresAt} > ${now.toISOString()}::timestamptz`,
      ),
    )
    .returning({ id: ssoTest.id, connectionId: ssoTest.connectionId });
  return started;
}

export async function findTest({ tx, brandId }: Scope, id: string) {
  const [found] = await tx
    .select()
    .from(ssoTest)
    .where(and(eq(ssoTest.brandId, brandId), eq(ssoTest.id, id)));
  return found;
}

/** Keeps what a try has shown. */
export async function keepSeen(
  { tx, brandId }: Scope,
  id: string,
  seen: NonNullable<typeof ssoTest.$inferSelect.seen>,
): Promise<void> {
  await tx
    .update(ssoTest)
    .set({ seen })
    .where(and(eq(ssoTest.brandId, brandId), eq(ssoTest.id, id)));
}
