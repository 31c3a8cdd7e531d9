import { randomUUID } from 'node:crypto';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { mostHeldNamed, type ScimHeld, type ScimLimit } from '#contract/people/scim/held.ts';
import { scimChange } from '#server/platform/db/schema/scim.ts';
import type { Scope } from '#server/platform/db/scope.ts';
import { inAlphabet } from '#server/platform/db/search.ts';

/** One thing of those that are limited. */
export interface Limited {
  kind: ScimLimit;
  /** Of whom and what: an id, an e-mail. */
  subject: string;
  /** Whom people know it by. */
  name: string;
}

type DayCounts = Record<ScimLimit, number> & {
  /** Who works here now. */
  present: number;
  /** Somebody has allowed this one, or any number of new people. */
  isAllowed: boolean;
};

/** What SCIM has done since then, and whether this one is allowed. */
export async function countDay(
  { tx, brandId }: Scope,
  { kind, subject }: Limited,
  { since, now }: { since: Date; now: Date },
): Promise<DayCounts> {
  const done = (one: ScimLimit) =>
    sql`(count(*) filter (where state = 'done' and kind = ${one} and at > ${since.toISOString()}))::int`;
  const { rows } = await tx.execute<DayCounts & Record<string, unknown>>(sql`
    select ${done('left')} as left, ${done('emails')} as emails, ${done('created')} as created,
      (select count(*)::int from employee e
        where e.brand_id = ${brandId} and e.deleted_at is null and e.fired_at is null) as present,
      coalesce(bool_or(state = 'held' and kind = ${kind} and allowed_until > ${now.toISOString()}
        and (kind = 'created' or subject = ${subject})), false) as "isAllowed"
    from scim_change where brand_id = ${brandId}`);
  return rows[0] as DayCounts;
}

export async function insertDone(
  { tx, brandId }: Scope,
  limited: Limited,
  at: Date,
): Promise<void> {
  const row = { brandId, id: randomUUID(), state: 'done' as const, at };
  await tx.insert(scimChange).values({ ...row, ...limited });
}

/** What was allowed is done; only new people may be any number, until the day is over. */
export async function forgetHeld({ tx, brandId }: Scope, limited: Limited): Promise<void> {
  if (limited.kind === 'created') return;
  await tx
    .delete(scimChange)
    .where(
      and(
        eq(scimChange.brandId, brandId),
        eq(scimChange.state, 'held'),
        eq(scimChange.kind, limited.kind),
        eq(scimChange.subject, limited.subject),
      ),
    );
}

/** Keeps what waits. Returns whether it is the first of its kind that does. */
export async function keepHeld(
  { tx, brandId }: Scope,
  { kind, subject, name }: Limited,
  { since, now }: { since: Date; now: Date },
): Promise<boolean> {
  const waiting = await tx.$count(scimChange, waits(brandId, kind, since));
  const row = { brandId, id: randomUUID(), kind, state: 'held' as const, subject, name };
  await tx
    .insert(scimChange)
    .values({ ...row, at: now })
    .onConflictDoUpdate({
      target: [scimChange.brandId, scimChange.kind, scimChange.subject],
      targetWhere: sql`${scimChange.state} = 'held'`,
      set: { at: now, name, allowedUntil: null },
    });
  return waiting === 0;
}

const waits = (brandId: string, kind: ScimLimit, since: Date) =>
  and(
    eq(scimChange.brandId, brandId),
    eq(scimChange.state, 'held'),
    eq(scimChange.kind, kind),
    gt(scimChange.at, since),
    sql`${scimChange.allowedUntil} is null`,
  );

/** What waits, of each kind the first by name. What was not asked for again within a day waits no more. */
export async function listHeld({ tx, brandId }: Scope, since: Date): Promise<ScimHeld[]> {
  const { rows } = await tx.execute<ScimHeld & Record<string, unknown>>(sql`
    select kind as limit, count(*)::int as count,
      (array_agg(name order by ${inAlphabet(sql`name`)}))[1:${sql.raw(String(mostHeldNamed))}] as "nameList"
    from scim_change
    where brand_id = ${brandId} and state = 'held' and at > ${since.toISOString()}
      and allowed_until is null
    group by kind order by kind desc`);
  return rows;
}

/** Returns how many are allowed now. */
export async function allowHeld(
  { tx, brandId }: Scope,
  kind: ScimLimit,
  { since, until }: { since: Date; until: Date },
): Promise<number> {
  const { rowCount } = await tx
    .update(scimChange)
    .set({ allowedUntil: until })
    .where(waits(brandId, kind, since));
  return rowCount ?? 0;
}

/** Of no more use: neither counted nor waited for. */
export async function deleteChanges({ tx, brandId }: Scope, before: Date): Promise<void> {
  await tx
    .delete(scimChange)
    .where(
      and(
        eq(scimChange.brandId, brandId),
        lt(scimChange.at, before),
        sql`coalesce(${scimChange.allowedUntil}, ${scimChange.at}) < ${before.toISOString()}`,
      ),
    );
}

/** The brand `b` has some of them. */
export const hasChanges = (before: Date) => sql`exists (select from scim_change c
  where c.brand_id = b.id and c.at < ${before.toISOString()}::timestamptz)`;
