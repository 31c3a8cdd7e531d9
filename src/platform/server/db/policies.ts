import { createHash } from 'node:crypto';
import type { Client } from 'pg';

export interface Policy {
  table: string;
  name: string;
  command: 'all' | 'select' | 'insert' | 'update' | 'delete';
  rule: string;
  /**
   * Applies only to the owner of the tables, whom forced row security binds too: for the operator's
   * own commands.
   */
  ofOwner?: true;
}

/** A policy in the database: its current definition, and the mark it got when it was created. */
interface Standing {
  table: string;
  name: string;
  rule: string;
  mark: string | null;
}

/**
 * Leaves exactly these policies on our tables: none from an earlier version, none altered since.
 * Runs in the caller's transaction. PostgreSQL rewrites a rule in its own words, so the policy's
 * comment holds a mark of the source and of what PostgreSQL made of it.
 */
export async function bringPolicies(client: Client, wanted: readonly Policy[]): Promise<void> {
  const { rows } = await client.query<{ name: string }>('select quote_ident(current_user) as name');
  const owner = rows[0]?.name ?? '';
  const sources = new Map(wanted.map((policy) => [keyOf(policy), sourceOf(policy, owner)]));
  const right = new Set<string>();
  for (const policy of await readPolicies(client)) {
    const source = sources.get(keyOf(policy));
    if (source && policy.mark === markOf(source, policy)) right.add(keyOf(policy));
    else await client.query(`drop policy "${policy.name}" on "${policy.table}"`);
  }
  for (const [key, source] of sources) if (!right.has(key)) await client.query(source);
  for (const policy of await readPolicies(client)) {
    const source = sources.get(keyOf(policy));
    if (!source || right.has(keyOf(policy))) continue;
    const mark = markOf(source, policy);
    await client.query(`comment on policy "${policy.name}" on "${policy.table}" is '${mark}'`);
  }
}

const keyOf = ({ table, name }: { table: string; name: string }) => `${table}.${name}`;

function sourceOf({ table, name, command, rule, ofOwner }: Policy, owner: string): string {
  const using = command === 'insert' ? '' : `using (${rule})`;
  const check = command === 'select' || command === 'delete' ? '' : `with check (${rule})`;
  return `create policy "${name}" on "${table}" for ${command} to ${ofOwner ? owner : 'public'} ${using} ${check}`;
}

/** Changes when the source changes or the policy in the database does. */
const markOf = (source: string, { rule }: Standing): string =>
  createHash('sha256').update(`${source}\n${rule}`).digest('hex');

async function readPolicies(client: Client): Promise<Standing[]> {
  const { rows } = await client.query<Standing>(`
    select c.relname as table, p.polname as name, obj_description(p.oid, 'pg_policy') as mark,
      concat_ws(' ', p.polcmd, p.polpermissive, p.polroles,
        'using', pg_get_expr(p.polqual, p.polrelid),
        'check', pg_get_expr(p.polwithcheck, p.polrelid)) as rule
    from pg_policy p join pg_class c on c.oid = p.polrelid
    where c.relnamespace = 'public'::regnamespace`);
  return rows;
}
