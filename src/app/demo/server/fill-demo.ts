import { randomUUID } from 'node:crypto';
import { findAccountByEmail } from '#core/account/server/account-queries.ts';
import { hashPassword } from '#core/account/server/password.ts';
import { insertBrand } from '#core/company/server/queries.ts';
import { demoEmail, demoLogins, demoPassword } from '#platform/contract/demo.ts';
import { dateIn } from '#platform/contract/rules/dates.ts';
import type { Context } from '#platform/server/context.ts';
import { inOneTransaction } from '#platform/server/db/one-transaction.ts';
import { changeAsOperator } from '#platform/server/db/open-operator.ts';
import type { Database } from '#platform/server/db/pool.ts';
import { withBrand, withPossession } from '#platform/server/db/scope.ts';
import type { JobName } from '#platform/server/jobs/add-job.ts';
import { nameJobs } from '#platform/server/jobs/queries.ts';
import { type DemoBrand, demoBrands } from './brands.ts';
import { makeCompany } from './company.ts';
import { demoCycles } from './cycle/cycle-plans.ts';
import { playCycle } from './cycle/play-cycle.ts';
import { makeFollowUp } from './goals/make-follow-up.ts';
import { makeGoals } from './goals/make-goals.ts';
import { planHistory } from './history.ts';
import { play } from './play.ts';
import { openPrepared, pourPrepared, timeZone } from './prepared/pour-prepared.ts';
import { insertMemberships, listSlugs, markNotificationsRead } from './queries.ts';
import { seeded } from './random.ts';

const [first] = demoBrands;
const superEmail = demoEmail('super', 'north');

/** Printed at the start: the accounts to look around with. */
export const demoAccounts: string[] = [
  `Demo accounts (password ${demoPassword}):`,
  ...demoBrands.map(
    ({ slug, name, domain }) =>
      `  ${slug} (${name}): ${demoLogins.map((login) => `${login}@${domain}`).join(', ')}`,
  ),
  `  ${superEmail} belongs to both`,
  'A company of your own begins with DEMO=off on an empty DATA_DIR (README, "With your own people").',
];

/** Printed when others can reach the installation. */
export const demoWarning: string[] = [
  'WARNING: demo accounts are in this database, and everybody knows their password.',
  '  Others can reach this address: begin with DEMO=off on an empty database before real people use it.',
];

/** A file of `writePrepared`, and the database's address. */
export interface Prepared {
  file: string;
  url: string;
}

/** Any number that no other program uses on the database. One process fills it, the others wait. */
const demoLock = 360_360_361;

/**
 * Fills an empty database with two companies and three years of assessments: from a file where one was
 * prepared, else by playing them. Leaves any other database alone. A company is made whole or not at
 * all, and the next start makes up for one that was interrupted.
 */
export function fillDemo(
  context: Context,
  say: (line: string) => void,
  prepared?: Prepared,
): Promise<void> {
  return inOneTransaction(context.database, async (holder) => {
    // It has nothing to do but to hold the lock, for as long as the others take.
    await holder.pool.query('set local idle_in_transaction_session_timeout = 0');
    await holder.pool.query('select pg_advisory_xact_lock($1)', [demoLock]);
    const missing = await missingBrands(context);
    if (missing.length === 0) return;
    say('Making demo data…');
    const source = prepared && missing === demoBrands && (await openPrepared(prepared.file));
    if (source) {
      return changeAsOperator(prepared.url, (client) => pourPrepared(context, client, source));
    }
    await makeBrands(context, missing);
  });
}

async function missingBrands({ database }: Context): Promise<DemoBrand[]> {
  const there = await listSlugs(database);
  if (there.length === 0) return demoBrands;
  const isHalf = there.join() === first.slug && (await hasDemoAccounts(database));
  return isHalf ? demoBrands.filter((brand) => brand !== first) : [];
}

/** Every kind of job that playing a company adds. */
const demoJobs: JobName[] = [
  'invite-participants',
  'make-reports',
  'make-pdfs',
  'destroy-keys',
  'tell-news',
  'tell-tasks',
  'launch-cycle',
];

/** Makes them at once, each in its own transaction. The first brand stays first in the list. */
async function makeBrands(context: Context, brands: DemoBrand[]): Promise<void> {
  const passwordHash = await hashPassword(demoPassword);
  await nameJobs(context.database, demoJobs);
  const made: Promise<void>[] = [];
  for (const brand of brands) {
    const earlier = made.at(-1);
    made.push(
      inOneTransaction(context.database, async (database) => {
        const brandId = await fillBrand({ ...context, database }, brand, passwordHash);
        // On a busy machine the other brand may take longer than a transaction may idle.
        await database.pool.query('set local idle_in_transaction_session_timeout = 0');
        await earlier;
        if (brand !== first) await admitSuper(database, brandId);
      }),
    );
  }
  await Promise.all(made);
}

/** Whether people whose password everybody knows can sign in. */
export async function hasDemoAccounts(database: Database): Promise<boolean> {
  const found = await withPossession(database, { email: superEmail }, (tx) =>
    findAccountByEmail(tx, superEmail),
  );
  return found !== undefined;
}

/**
 * Makes the super administrator of the first brand a member of the second too, without an employee
 * record.
 */
async function admitSuper(database: Database, brandId: string): Promise<void> {
  const account = await withPossession(database, { email: superEmail }, (tx) =>
    findAccountByEmail(tx, superEmail),
  );
  if (!account) return;
  const row = { membershipId: randomUUID(), accountId: account.id };
  await withBrand({ database, brandId }, (scope) =>
    insertMemberships(scope, [{ ...row, roles: ['ROLE_SUPER_ADMIN'] }]),
  );
}

/** How many notifications everybody has left. */
const unread = 3;

async function fillBrand(
  context: Context,
  brand: DemoBrand,
  passwordHash: string,
): Promise<string> {
  const { database } = context;
  const random = seeded(brand.seed);
  const today = dateIn(timeZone, context.now());
  const brandId = random.uuid();
  // The picker lists brands by age, so the first of the list must be the oldest.
  const createdAt = new Date(context.now().getTime() + demoBrands.indexOf(brand) * 1000);
  await insertBrand(database, {
    id: brandId,
    createdAt,
    defaultLocale: brand.language,
    ...brand,
  });
  const company = await withBrand({ database, brandId }, (scope) =>
    makeCompany(scope, brand, random, today, passwordHash),
  );
  const stage = { context, brandId, company, timeZone, random, said: new Map() };
  for (const plan of planHistory(company, random, today)) await play(stage, plan);
  // Cycles have random numbers of their own, so that all the rest is as it would be without them.
  const apart = { ...stage, random: seeded(brand.seed + 2) };
  for (const plan of demoCycles) await playCycle(apart, plan, today);
  await makeGoals(stage, today);
  await makeFollowUp(stage, today);
  await withBrand({ database, brandId }, (scope) => markNotificationsRead(scope, unread));
  return brandId;
}
