import { randomUUID } from 'node:crypto';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import {
  isForAnybody,
  mostHeldNamed,
  type ScimHeld,
  type ScimLimit,
} from '#addon/scim/contract/held.ts';
import { scimChange } from '#addon/scim/server/tables/scim.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { inAlphabet } from '#platform/server/db/search.ts';

/** One change of the kinds that are limited. */
export interface Limited {
  kind: ScimLimit;
  /** The id of whom it changes, their e-mail, or both. */
  subject: string;
  /** The name of the person whom it changes. */
  name: string;
}

/** Whether somebody has said yes to this one, or to any number of its kind. */
export async function isAllowed(
  { tx, brandId }: Scope,
  { kind, subject }: Limited,
  now: Date,
): Promise<boolean> {
  const allowed = await tx.$count(
    scimChange,
    and(
      eq(scimChange.brandId, brandId),
      eq(scimChange.kind, kind),
      eq(scimChange.state, 'held'),
      gt(scimChange.allowedUntil, now),
      isForAnybody(kind) ? undefined : eq(scimChange.subject, subject),
    ),
  );
  return allowed > 0;
}

export async function insertDone(
  { tx, brandId }: Scope,
  limited: Limited,
  at: Date,
): Promise<void> {
  const row = { brandId, id: randomUUID(), state: 'done' as const, at };
  await tx.insert(scimChange).values({ ...row, ...limited });
}

/** What was allowed is done; what is for anybody goes on until the day is over. */
export async function forgetHeld({ tx, brandId }: Scope, limited: Limited): Promise<void> {
  if (isForAnybody(limited.kind)) return;
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

/** Deletes the changes that are of no more use: they neither count nor wait. */
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

/** A condition on the brand `b`: it has changes from before that moment. */
export const hasChanges = (before: Date) => sql`exists (select from scim_change c
  where c.brand_id = b.id and c.at < ${before.toISOString()}::timestamptz)`;
