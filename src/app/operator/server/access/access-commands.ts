import { type Command, type Given, string } from '#app/operator/server/command.ts';
import type { BrandRow } from '#app/operator/server/queries.ts';
import { asOperator, findBrand } from '#app/operator/server/state.ts';
import {
  findAccountByEmail,
  findAccountName,
  listMemberBrandIds,
} from '#core/account/server/account-queries.ts';
import { takeFactor } from '#core/account/server/factor/queries.ts';
import { noteAudit } from '#core/audit/server/note.ts';
import { lockBrand } from '#core/company/server/queries.ts';
import { findMemberByEmail, getMember, updateMember } from '#core/user/server/member-queries.ts';
import { listToTell } from '#core/user/server/right/queries.ts';
import { tellRights } from '#core/user/server/right/tell-rights.ts';
import { standingDetails } from '#core/user/server/rules.ts';
import type { Role } from '#platform/contract/call/access.ts';
import { normalEmail } from '#platform/contract/call/fields.ts';
import { loggedName } from '#platform/contract/rules/names.ts';
import type { Database } from '#platform/server/db/pool.ts';
import { jobLimits, openPool } from '#platform/server/db/pool.ts';
import { enterBrand, withBrand, withPossession } from '#platform/server/db/scope.ts';
import { addJob } from '#platform/server/jobs/add-job.ts';

/** Ways back in for whoever is locked out, when nobody of the company can help any more (rule 106). */

const operator = { accountId: null };
/** Who did it, as letters and notifications say it. */
const byOperator = 'администратор сервера · server administrator';

async function onDatabase<R>(url: string, work: (database: Database) => Promise<R>): Promise<R> {
  const pool = openPool(url, () => {}, { limits: jobLimits });
  try {
    return await work({ pool });
  } finally {
    await pool.end();
  }
}

export const resetFactorCommand: Command = {
  usage: `EMAIL
      takes the second factor of somebody who has lost it; their next sign-in asks for a mailed code and a new factor`,
  words: 1,
  options: {},
  database: 'current',
  run: async ({ words: [email = ''], url, say }) => {
    const name = await onDatabase(url, (database) => resetFactor(database, email, new Date()));
    say(
      `The second factor of ${name} is gone, and their sessions are over. They are told by email.`,
    );
  },
};

/** Throws a sentence where there is no such account, or no factor. Noted in each of its companies. */
export const resetFactor = (database: Database, typed: string, now: Date): Promise<string> => {
  const email = normalEmail(typed);
  return withPossession(database, { email }, async (tx) => {
    const account = await findAccountByEmail(tx, email);
    if (!account) throw new Error(`There is no account ${email}.`);
    const { id } = account;
    if (!(await takeFactor(tx, id))) throw new Error(`${email} has no second factor.`);
    const name = await findAccountName(tx, id);
    const brands = await listMemberBrandIds(tx, id);
    for (const brandId of brands) {
      const scope = await enterBrand(tx, brandId);
      const note = { verb: 'factorReset', kind: 'account', id, name } as const;
      await noteAudit(scope, { context: { now: () => now }, actor: operator }, note);
    }
    const [brandId] = brands;
    const at = now.toISOString();
    const unknown = { browser: null, system: null, network: null };
    if (brandId) {
      const news = { brandId, accountId: id, what: 'reset', at, ...unknown } as const;
      await addJob({ tx }, 'tell-factor', news);
    }
    return name;
  });
};

export const makeSuperCommand: Command = {
  usage: `SLUG EMAIL [--confirm SLUG]
      gives a user of a company the rights of a super admin; all its super admins are told`,
  words: 2,
  options: { confirm: string },
  database: 'current',
  run: async ({ words: [slug = '', email = ''], values, url, say, ask }) => {
    const brand = await asOperator(url, (client) => findBrand(client, slug));
    say(`${email} will have every right in ${brand.name}.`);
    await requireConfirmed(brand, values.confirm, ask);
    const name = await onDatabase(url, (database) =>
      makeSuper({ database, brandId: brand.id }, email, new Date()),
    );
    say(`${name} is a super admin of ${brand.name}. All its super admins are told.`);
  },
};

/** Throws a sentence where the company has no such user, or they are one already. */
export const makeSuper = (
  brand: { database: Database; brandId: string },
  typed: string,
  now: Date,
): Promise<string> =>
  withBrand(brand, async (scope) => {
    const email = normalEmail(typed);
    await lockBrand(scope);
    const before = await findMemberByEmail(scope, email);
    if (!before) throw new Error(`${email} is no user of this company.`);
    const superAdmin: Role = 'ROLE_SUPER_ADMIN';
    if (before.roles.includes(superAdmin) && !before.disabled) {
      throw new Error(`${email} is a super admin already.`);
    }
    const roles = [superAdmin, ...before.roles.filter((role) => role !== superAdmin)];
    const standing = { roles, disabled: false, disabledByHand: false, superSince: now };
    await updateMember(scope, before.id, { employeeId: before.employeeId, ...standing });
    const after = await getMember(scope, before.id);
    const change = standingDetails(before, after);
    const { id } = before;
    const name = loggedName(before);
    const note = { verb: 'update', kind: 'user', id, name, details: change } as const;
    await noteAudit(scope, { context: { now: () => now }, actor: operator }, note);
    const to = await listToTell(scope, id);
    await tellRights(scope, { what: 'done', by: byOperator, about: before, change }, { to, now });
    return name;
  });

async function requireConfirmed({ slug }: BrandRow, given: unknown, ask: Given['ask']) {
  const typed = given ?? (await ask(`Type ${slug} to give these rights: `));
  if (typed !== slug) throw new Error(`Nothing was changed: ${slug} was not typed.`);
}
