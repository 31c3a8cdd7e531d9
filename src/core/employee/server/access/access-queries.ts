import { randomUUID } from 'node:crypto';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { account } from '#core/company/server/tables/installation.ts';
import { membership } from '#core/employee/server/tables/employee.ts';
import type { AccountPerson } from '#core/user/server/account-queries.ts';
import type { Role } from '#platform/contract/call/access.ts';
import { idList, textList } from '#platform/server/db/listed.ts';
import { type Scope, seeing } from '#platform/server/db/scope.ts';

/** Accounts and memberships of employees (rules 1 and 6), for many at once. */

const employeeRole: Role = 'ROLE_EMPLOYEE';

interface NewMember extends AccountPerson {
  /** The employee's. */
  id: string;
  email: string;
}

/**
 * Makes members of those who are not yet: as the user of their e-mail, or as somebody who has to
 * accept by a letter's link first (decision 046). Returns the ids of those whose user has only been
 * given that e-mail, and may be somebody else.
 */
export async function giveAccess(
  scope: Scope,
  people: readonly NewMember[],
  now: Date,
): Promise<string[]> {
  const members = await findMemberships(
    scope,
    people.map(({ id }) => id),
  );
  const known = new Set(members.map(({ employeeId }) => employeeId));
  const missing = people.filter(({ id }) => !known.has(id));
  if (missing.length === 0) return [];
  const accountIds = await ensureAccounts(scope, missing);
  const rows = missing.flatMap(({ id, email }) => {
    const accountId = accountIds.get(email);
    return accountId ? [{ id: randomUUID(), accountId, employeeId: id }] : [];
  });
  // Cached plans of foreign keys may date from when the tables were empty. They would read the
  // whole table for every row, which takes minutes.
  await scope.tx.execute(sql`discard plans`);
  await scope.tx.execute(sql`
    insert into membership (brand_id, id, account_id, employee_id, roles, created_at)
    select ${scope.brandId}, id, "accountId", "employeeId", array[${employeeRole}::text], ${now.toISOString()}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r(id uuid, "accountId" uuid, "employeeId" uuid)
    on conflict (brand_id, account_id) do update
      set employee_id = coalesce(membership.employee_id, excluded.employee_id)`);
  return listClaimed(
    scope,
    missing.map(({ id }) => id),
  );
}

/** Those of these employees whose account can sign in and has not proven its e-mail (decision 025). */
async function listClaimed(
  { tx, brandId }: Scope,
  employeeIds: readonly string[],
): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select m.employee_id as id from membership m join account a on a.id = m.account_id
    where m.brand_id = ${brandId} and a.waits_in is null and not a.email_proven
      and m.employee_id in ${idList(employeeIds)}`);
  return rows.map(({ id }) => id);
}

/** Account ids by e-mail: those of the brand's users, and new ones. */
async function ensureAccounts(
  { tx, brandId }: Scope,
  people: readonly NewMember[],
): Promise<Map<string, string>> {
  const emails = people.map(({ email }) => email);
  const own = await tx
    .select({ id: account.id, email: account.email })
    .from(membership)
    .innerJoin(account, eq(account.id, membership.accountId))
    .where(and(eq(membership.brandId, brandId), sql`${account.email} in ${textList(emails)}`));
  const accountIds = new Map(own.map(({ id, email }) => [email, id]));
  const rows = people
    .filter(({ email }) => !accountIds.has(email))
    .map((person) => ({ ...person, id: randomUUID() }));
  await tx.execute(sql`
    insert into account (id, email, first_name, last_name, locale, slack_id, waits_in)
    select id, email, "firstName", "lastName", locale, "slackId", ${brandId}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r(id uuid, email text, "firstName" text, "lastName" text, locale text, "slackId" text)`);
  for (const { id, email } of rows) accountIds.set(email, id);
  return accountIds;
}

function findMemberships({ tx, brandId }: Scope, employeeIds: readonly string[]) {
  return tx
    .select({ employeeId: membership.employeeId, accountId: membership.accountId })
    .from(membership)
    .where(
      and(eq(membership.brandId, brandId), sql`${membership.employeeId} in ${idList(employeeIds)}`),
    );
}

/**
 * People who return may sign in again, as employees. Only the super administrator gives other
 * roles, and only they give back access that one of them took away by hand.
 */
export async function restoreAccess(
  { tx, brandId }: Scope,
  employeeIds: readonly string[],
): Promise<void> {
  if (employeeIds.length === 0) return;
  await tx
    .update(membership)
    .set({
      disabled: sql`${membership.disabledByHand}`,
      roles: [employeeRole],
      version: sql`${membership.version} + 1`,
    })
    .where(
      and(
        eq(membership.brandId, brandId),
        inArray(membership.employeeId, [...employeeIds]),
        eq(membership.disabled, true),
      ),
    );
}

/** Copies changed names to the accounts that no other brand uses. */
export async function updatePersons(
  scope: Scope,
  rows: readonly { employeeId: string; changed: Partial<AccountPerson> }[],
): Promise<void> {
  if (rows.length === 0) return;
  const { tx, brandId } = scope;
  const members = await findMemberships(
    scope,
    rows.map(({ employeeId }) => employeeId),
  );
  const accountOf = new Map(members.map(({ employeeId, accountId }) => [employeeId, accountId]));
  const written = rows.flatMap(({ employeeId, changed }) => {
    const accountId = accountOf.get(employeeId);
    return accountId ? [{ accountId, changed }] : [];
  });
  await seeing(tx, 'app.account_list', [...accountOf.values()].join('\n'), () =>
    tx.execute(sql`
      update account a set
        first_name = coalesce(r.changed ->> 'firstName', a.first_name),
        last_name = coalesce(r.changed ->> 'lastName', a.last_name),
        locale = coalesce(r.changed ->> 'locale', a.locale),
        slack_id = case when r.changed ? 'slackId' then r.changed ->> 'slackId' else a.slack_id end
      from jsonb_to_recordset(${JSON.stringify(written)}::jsonb) as r("accountId" uuid, changed jsonb)
      where a.id = r."accountId" and not exists (
        select from membership o where o.account_id = a.id and o.brand_id <> ${brandId})`),
  );
}
