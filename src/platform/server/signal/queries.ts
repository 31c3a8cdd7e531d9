import { sql } from 'drizzle-orm';
import { idList } from '#platform/server/db/listed.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { channel, type Signal } from './signal.ts';

/**
 * Tells the streams of these members, in every process, that something has happened to them: when the
 * caller's transaction is through, and never when it fails.
 */
export async function announce(
  { tx }: Pick<Scope, 'tx'>,
  what: Signal['what'],
  membershipIds: readonly string[],
): Promise<void> {
  await tx.execute(sql`
    select pg_notify(${channel}, json_build_object('to', id, 'what', ${what}::text)::text)
    from ${idList(membershipIds)} listed (id)`);
}
