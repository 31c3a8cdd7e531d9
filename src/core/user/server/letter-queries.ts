import { sql } from 'drizzle-orm';
import type { User } from '#core/user/contract/user.ts';
import { idList } from '#platform/server/db/listed.ts';
import type { Scope } from '#platform/server/db/scope.ts';

/**
 * The letters that tell people about their access (decision 028). `m` is a membership, `d` the
 * letter.
 */

const isItsLetter = sql`d.brand_id = m.brand_id and d.type = 'account'
  and d.payload ->> 'membershipId' = m.id::text`;

type Undelivered = NonNullable<User['undelivered']>;

/**
 * By membership: why those of these members who may sign in have not been told so although a letter
 * was sent.
 */
export async function listUndeliveredLetters(
  { tx, brandId }: Scope,
  membershipIds: readonly string[],
): Promise<Map<string, Undelivered>> {
  if (membershipIds.length === 0) return new Map();
  const { rows } = await tx.execute<{ id: string; state: string }>(sql`
    select m.id, d.state from delivery d
    join membership m on ${isItsLetter} and not m.disabled
    join account a on a.id = m.account_id and a.email = d.recipient
    where d.brand_id = ${brandId} and d.state <> 'sent' and m.id in ${idList(membershipIds)}
      and (d.state in ('failed', 'refused') or d.state = 'waiting' and d.last_error is not null)
    order by d.created_at`);
  return new Map(
    rows.map(({ id, state }) => [id, state === 'waiting' ? 'retrying' : (state as Undelivered)]),
  );
}

/**
 * Letters not yet sent to the person are no longer needed: either another one goes out, or they
 * have come in.
 */
export async function dropUndelivered({ tx, brandId }: Scope, accountId: string): Promise<void> {
  await tx.execute(sql`
    update delivery d set state = 'dropped' from membership m
    where m.brand_id = ${brandId} and m.account_id = ${accountId} and ${isItsLetter}
      and d.state <> 'sent' and d.state in ('waiting', 'failed', 'refused')`);
}
