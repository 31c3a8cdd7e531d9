import { randomUUID } from 'node:crypto';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Role } from '#contract/call/access.ts';
import { membership } from '#server/db/schema/directory.ts';
import { account } from '#server/db/schema/installation.ts';
import { type Scope, seeing } from '#server/db/scope.ts';
import { type Person, requireProof } from '#server/user/account-queries.ts';

/** Accounts and memberships of employees (rules 1 and 6), for many at once. */

const employeeRole: Role = 'ROLE_EMPLOYEE';

interface NewMember extends Person {
  /** The employee's. */
  id: string;
  email: string;
}

/**
 * Makes members of those who are not yet, with the account of their e-mail or a new one without a
 * password.
 */
export async function giveAccess(
  scope: Scope,
  people: readonly NewMember[],
  now: Date,
): Promise<void> {
  const members = await findMemberships(
    scope,
    people.map(({ id }) => id),
  );
  const known = new Set(members.map(({ employeeId }) => employeeId));
  const missing = people.filter(({ id }) => !known.has(id));
  if (missing.length === 0) return;
  const accountIds = await ensureAccounts(scope, missing);
  const rows = missing.flatMap(({ id, email }) => {
    const accountId = accountIds.get(email);
    return accountId ? [{ id: randomUUID(), accountId, employeeId: id }] : [];
  });
  // Cached plans of foreign keys may date from when the tables were empty. They would read the
  // whole table for every row, which takes minutes.
  await scope.tx.execute(sql`discard plans`);
  const { rows: joined } = await scope.tx.execute<{ accountId: string; isNew: boolean }>(sql`
    insert into membership (brand_id, id, account_id, employee_id, roles, created_at)
    select ${scope.brandId}, id, "accountId", "employeeId", array[${employeeRole}::text], ${now.toISOString()}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r(id uuid, "accountId" uuid, "employeeId" uuid)
    on conflict (brand_id, account_id) do update
      set employee_id = coalesce(membership.employee_id, excluded.employee_id)
    returning account_id as "accountId", xmax = 0 as "isNew"`);
  await requireProof(
    scope,
    joined.filter(({ isNew }) => isNew).map(({ accountId }) => accountId),
  );
}

/**
 * Account ids by e-mail. Goes in order of e-mails, so that two calls at once never wait for each
 * other.
 */
async function ensureAccounts(
  scope: Scope,
  people: readonly NewMember[],
): Promise<Map<string, string>> {
  const rows = people
    .map((person) => ({ ...person, id: randomUUID() }))
    .sort((a, b) => (a.email < b.email ? -1 : 1));
  await scope.tx.execute(sql`
    insert into account (id, email, first_name, last_name, locale, slack_id)
    select id, email, "firstName", "lastName", locale, "slackId"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r(id uuid, email text, "firstName" text, "lastName" text, locale text, "slackId" text)
    on conflict do nothing`);
  const emails = rows.map(({ email }) => email);
  const found = await seeing(scope.tx, 'app.email_list', emails.join('\n'), () =>
    scope.tx
      .select({ id: account.id, email: account.email })
      .from(account)
      .where(
        sql`${account.email} in (
          select jsonb_array_elements_text(${JSON.stringify(emails)}::jsonb))`,
      ),
  );
  return new Map(found.map(({ id, email }) => [email, id]));
}

function findMemberships({ tx, brandId }: Scope, employeeIds: readonly string[]) {
  return tx
    .select({ employeeId: membership.employeeId, accountId: membership.accountId })
    .from(membership)
    .where(
      and(
        eq(membership.brandId, brandId),
        sql`${membership.employeeId} in (
          select jsonb_array_elements_text(${JSON.stringify(employeeIds)}::jsonb)::uuid)`,
      ),
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
      subordinateIds: [],
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
  rows: readonly { employeeId: string; changed: Partial<Person> }[],
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
