import { type SQL, sql } from 'drizzle-orm';
import type { Scope } from '#platform/server/db/scope.ts';

/** Somebody who reads results: an account, and their record where they have one. */
export interface Reader {
  accountId: string;
  employeeId: string | null;
}

/**
 * Whose marks a reader knows (rule 169): their own, and those of whom they ever led, or ever opened or were sent a
 * report about. Whoever has no name any more is known to everybody, as what others knew of them is forgotten.
 */
export async function listPeopleKnownTo(
  { tx, brandId }: Scope,
  { accountId, employeeId }: Reader,
): Promise<Set<string>> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select person_id as id from knowledge
    where brand_id = ${brandId} and reader_id in (${accountId}, ${employeeId})
    union select id from employee where brand_id = ${brandId} and erased_number is not null`);
  return new Set([...rows.map(({ id }) => id), ...(employeeId ? [employeeId] : [])]);
}

/** An account, and the record that it has in this brand: either may get another of the other. */
const readerOf = ({ brandId }: Scope, accountId: string): SQL => sql`
  select ${accountId}::uuid union select m.employee_id from membership m
  where m.brand_id = ${brandId} and m.account_id = ${accountId} and m.employee_id is not null`;

/** Whoever has one of these e-mails and Slack ids, or had it: what is sent there may reach them. */
const readersAt = ({ brandId }: Scope, addresses: readonly string[]): SQL => {
  const given = sql`${sql.param(addresses)}::text[]`;
  return sql`
    select e.id from employee e
    where e.brand_id = ${brandId} and (e.email = any(${given}) or e.slack_id = any(${given}))
    union select f.employee_id from former_name f where f.brand_id = ${brandId} and f.email = any(${given})
    union select unnest(array[a.id, m.employee_id]) from membership m join account a on a.id = m.account_id
    where m.brand_id = ${brandId}
      and (a.email = any(${given}) or a.pending_email = any(${given}) or a.slack_id = any(${given}))`;
};

/** Notes that somebody with this account has read about these people. */
export const noteRead = (
  scope: Scope,
  accountId: string | null,
  personIds: readonly string[],
): Promise<void> =>
  accountId ? insertKnowledge(scope, readerOf(scope, accountId), personIds) : Promise.resolve();

/** Notes that a report about somebody goes to these addresses. */
export const noteSentTo = (
  scope: Scope,
  addresses: readonly string[],
  personId: string,
): Promise<void> => insertKnowledge(scope, readersAt(scope, addresses), [personId]);

/** Notes that these records may read about somebody. */
export const noteKnownTo = (
  scope: Scope,
  readerIds: readonly string[],
  personId: string,
): Promise<void> =>
  insertKnowledge(scope, sql`select unnest(${sql.param(readerIds)}::uuid[])`, [personId]);

/** A part of a statement that writes who leads whom, in `led` (employee_id, leader_id): leaders open reports. */
export const insertLed = (brandId: string): SQL => sql`
  insert into knowledge (brand_id, reader_id, person_id)
  select ${brandId}, leader_id, employee_id from led on conflict do nothing`;

/**
 * What a reader with this account knows and was told, another account of theirs knows and was told too. Whoever owns that
 * one may have read before: of what both were told the longer stays.
 */
export async function handOnKnown({ tx, brandId }: Scope, from: string, to: string): Promise<void> {
  await tx.execute(sql`
    insert into knowledge (brand_id, reader_id, person_id, since)
    select brand_id, ${to}, person_id, since from knowledge
    where brand_id = ${brandId} and reader_id = ${from}
    on conflict do nothing`);
  await tx.execute(sql`
    insert into company_told as t (brand_id, account_id, year, method, competence_id, groups, in_mean)
    select brand_id, ${to}, year, method, competence_id, groups, in_mean from company_told
    where brand_id = ${brandId} and account_id = ${from}
    on conflict (brand_id, account_id, year, method, competence_id) do update
      set in_mean = greatest(t.in_mean, excluded.in_mean),
        groups = case when jsonb_array_length(excluded.groups) > jsonb_array_length(t.groups)
          then excluded.groups else t.groups end`);
}

async function insertKnowledge(
  { tx, brandId }: Scope,
  readers: SQL,
  personIds: readonly string[],
): Promise<void> {
  await tx.execute(sql`
    insert into knowledge (brand_id, reader_id, person_id)
    select ${brandId}, r.id, p.id
    from (${readers}) r (id), unnest(${sql.param(personIds)}::uuid[]) p (id)
    where r.id <> p.id
    on conflict do nothing`);
}
