import { loadModule } from 'libpg-query';
import type pg from 'pg';
import { unboundIn } from './unbound.ts';

/** What may ask over all brands, by a part of its text, and why (docs/scale.en.md). */
const mayAsk = {
  'where s.token_hash = $1': 'whose session it is: the session names the brand',
  'where "api_key"."token_hash" = $1': 'whose key it is: all else is read as its company',
  '"membership"."brand_id" = "session"."session_brand_id"':
    'the sessions of an account: each names the brand',
  ' and "membership"."disabled" = $': 'the companies of an account',
  'm.account_id = a.id and not m.disabled\n   join brand b on b.id = m.brand_id and b.active\n   where a.id = $1':
    'which of the companies of an account ask for a factor',
  'brand_id" <> $2': 'whether an account belongs to other companies too',
  'o.brand_id <> $2': 'a name is changed only where no other company has the account',
} as const;

/**
 * The statements that ask over many brands: by the reason of those that may, and the text of those
 * that have none.
 */
export async function acrossBrands(
  statements: Iterable<string>,
  pool: pg.Pool,
): Promise<{ allowed: string[]; others: string[] }> {
  await loadModule();
  const { rows } = await pool.query<{ name: string; columns: string[] }>(
    `select table_name as name, array_agg(column_name::text) as columns
     from information_schema.columns where table_schema = 'public' group by 1`,
  );
  const columns = new Map(rows.map((row) => [row.name, row.columns]));
  const unbound = [...statements].filter((text) => unboundIn(text, columns).length > 0);
  const reasonOf = (text: string) =>
    Object.entries(mayAsk).find(([part]) => text.includes(part))?.[1];
  return {
    allowed: [...new Set(unbound.flatMap((text) => reasonOf(text) ?? []))].sort(),
    others: unbound.filter((text) => !reasonOf(text)),
  };
}

export const allReasons: readonly string[] = Object.values(mayAsk).sort();
