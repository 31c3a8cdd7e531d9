import { and, asc, desc, eq } from 'drizzle-orm';
import type { ListQuery } from '#contract/query.ts';
import type { Entry } from '#contract/fields.ts';
import { subdivision } from '#server/db/schema/directory.ts';
import type { Scope } from '#server/db/scope.ts';
import { holds, inAlphabet, mostRows } from '#server/db/search.ts';

/** Subdivisions by name. */
export async function listSubdivisions({ tx, brandId }: Scope, asked: ListQuery) {
  const { name, id, version } = subdivision;
  const wanted = and(eq(subdivision.brandId, brandId), asked.q ? holds(name, asked.q) : undefined);
  const data = await tx
    .select({ id, version, name })
    .from(subdivision)
    .where(wanted)
    .orderBy((asked.orderBy === 'DESC' ? desc : asc)(inAlphabet(name)), asc(id))
    .limit(asked.limit ?? mostRows)
    .offset(asked.offset ?? 0);
  return { data, count: await tx.$count(subdivision, wanted) };
}

/** All subdivisions of the brand by name. */
export async function listSubdivisionNames({ tx, brandId }: Scope): Promise<Entry[]> {
  return tx
    .select({ id: subdivision.id, name: subdivision.name })
    .from(subdivision)
    .where(eq(subdivision.brandId, brandId))
    .orderBy(asc(inAlphabet(subdivision.name)), asc(subdivision.id));
}
