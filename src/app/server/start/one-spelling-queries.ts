import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '#platform/server/db/scope.ts';

/** How an e-mail is stored, and how it is spelled. */
export interface Spelling {
  was: string;
  is: string;
}

/** What an e-mail holds whose host is spelled in other letters than Latin, in either way. */
const isForeign = (email: SQL): SQL =>
  sql`(${email} like '%xn--%' or octet_length(${email}) <> char_length(${email}))`;

/** The e-mails of people and accounts whose host may be spelled in two ways. */
export async function listForeignHosts(tx: Tx): Promise<string[]> {
  const { rows } = await tx.execute<{ email: string }>(sql`
    select email from employee where ${isForeign(sql`email`)}
    union select email from account where ${isForeign(sql`email`)}
    union select pending_email from account where ${isForeign(sql`pending_email`)}`);
  return rows.map(({ email }) => email);
}

/** Spells them so wherever they stand, but for a person or an account beside whom another one is spelled so already. */
export async function spellAnew(tx: Tx, spellings: readonly Spelling[]): Promise<void> {
  const of = (key: keyof Spelling) => sql`${sql.param(spellings.map((one) => one[key]))}::text[]`;
  const pair = sql`unnest(${of('was')}, ${of('is')}) as pair(was, "is")`;
  await tx.execute(sql`
    with one as (
      select distinct on (e.brand_id, pair.is) e.brand_id, e.id, pair.is
      from employee e join ${pair} on pair.was = e.email
      where not exists (select from employee o where o.brand_id = e.brand_id and o.email = pair.is)
      order by e.brand_id, pair.is, e.id)
    update employee e set email = one.is from one where e.brand_id = one.brand_id and e.id = one.id`);
  await tx.execute(sql`
    with one as (
      select distinct on (a.waits_in, pair.is) a.id, pair.is from account a join ${pair} on pair.was = a.email
      where not exists (select from account o where o.email = pair.is and o.waits_in is not distinct from a.waits_in)
      order by a.waits_in, pair.is, a.id)
    update account a set email = one.is from one where a.id = one.id`);
  await tx.execute(
    sql`update account a set pending_email = pair.is from ${pair} where a.pending_email = pair.was`,
  );
  await tx.execute(sql`
    update invitation i set email = e.email from ${pair}, employee e
    where i.email = pair.was and e.brand_id = i.brand_id and e.id = i.employee_id and e.email = pair.is`);
  await tx.execute(
    sql`update former_name f set email = pair.is from ${pair} where f.email = pair.was`,
  );
  await tx.execute(sql`
    update delivery d set recipient = pair.is from ${pair}
    where d.channel = 'email' and d.recipient = pair.was
      and not exists (select from employee e where e.brand_id = d.brand_id and e.email = pair.was)
      and not exists (select from account a join membership m on m.account_id = a.id
        where m.brand_id = d.brand_id and a.email = pair.was)`);
}

/** Where one of these e-mails still stands: in which companies' lists, for how many people, in how many accounts. */
export async function countLeft(
  tx: Tx,
  emails: readonly string[],
): Promise<{ brands: string[]; people: number; accounts: number }> {
  const left = sql`any (${sql.param(emails)}::text[])`;
  const { rows } = await tx.execute<{ brands: string[]; people: number; accounts: number }>(sql`
    select array(select distinct b.slug from brand b join employee e on e.brand_id = b.id
        where e.email = ${left} order by b.slug) as brands,
      (select count(*)::int from employee where email = ${left}) as people,
      (select count(*)::int from account where email = ${left}) as accounts`);
  return rows[0]!;
}
