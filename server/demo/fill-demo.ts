import { randomUUID } from 'node:crypto';
import { hashPassword } from '#server/auth/password.ts';
import { findAccountByEmail } from '#server/auth/queries.ts';
import { insertBrand } from '#server/brand/queries.ts';
import { dateIn } from '#server/calendar.ts';
import type { Context } from '#server/context.ts';
import { withBrand, withPossession } from '#server/db/scope.ts';
import { type DemoBrand, demoBrands, demoRoles, makeCompany } from './company.ts';
import { planHistory } from './history.ts';
import { play } from './play.ts';
import { hasBrands, insertMemberships } from './queries.ts';
import { seeded } from './random.ts';

const password = 'Demo-360!';
const timeZone = 'Europe/Moscow';

/** What to print at the start: the accounts of contract.md, "Demo accounts". */
export const demoAccounts: string[] = [
  `Demo accounts (password ${password}):`,
  ...demoBrands.map(
    ({ slug, name, domain }) =>
      `  ${slug} (${name}): ${demoRoles.map(({ login }) => `${login}@${domain}`).join(', ')}`,
  ),
  '  super@demo.local belongs to both',
];

/** Fills an empty database with two companies and three years of assessments; leaves any other alone. */
export async function fillDemo(context: Context, say: (line: string) => void): Promise<void> {
  if (await hasBrands(context.database)) return;
  say('Making demo data…');
  const passwordHash = await hashPassword(password);
  const [, vector] = await Promise.all(
    demoBrands.map((brand) => fillBrand(context, brand, passwordHash)),
  );
  if (vector) await admitSuper(context, vector);
}

/** The super administrator of the first brand belongs to the second as well, as a user only. */
async function admitSuper({ database }: Context, brandId: string): Promise<void> {
  const email = `super@${demoBrands[0]?.domain}`;
  const account = await withPossession(database, { email }, (tx) => findAccountByEmail(tx, email));
  if (!account) return;
  const row = { membershipId: randomUUID(), accountId: account.id };
  await withBrand({ database, brandId }, (scope) =>
    insertMemberships(scope, [{ ...row, roles: ['ROLE_SUPER_ADMIN'], subordinateIds: [] }]),
  );
}

async function fillBrand(
  context: Context,
  brand: DemoBrand,
  passwordHash: string,
): Promise<string> {
  const { database } = context;
  const random = seeded(brand.seed);
  const today = dateIn(timeZone, context.now());
  const brandId = random.uuid();
  // The picker lists brands by age: the first of the list comes first.
  const createdAt = new Date(context.now().getTime() + demoBrands.indexOf(brand) * 1000);
  await insertBrand(database, { id: brandId, createdAt, ...brand });
  const company = await withBrand({ database, brandId }, (scope) =>
    makeCompany(scope, brand, random, today, passwordHash),
  );
  for (const plan of planHistory(company, random, today)) {
    await play({ context, brandId, company, timeZone, random }, plan);
  }
  return brandId;
}
