import { and, eq, gt, lt, or, sql } from 'drizzle-orm';
import type { Provider } from '#core/account/server/open-session.ts';
import type { Hosts } from '#core/company/server/address.ts';
import { account, oneTimeToken, session } from '#core/company/server/tables/installation.ts';
import { loggedNameText } from '#core/employee/server/tables/people.ts';
import { type FactorKind, mostFactors } from '#core/factor/contract/rules/factor.ts';
import {
  accountFactor,
  accountRecovery,
  signInTicket,
  trustedDevice,
} from '#core/factor/server/tables/factor.ts';
import type { ConfirmationMethod } from '#platform/contract/call/confirmation.ts';
import type { Device } from '#platform/contract/rules/device.ts';
import { prepared } from '#platform/server/db/prepared.ts';
import { type Tx, together } from '#platform/server/db/scope.ts';
import type { Standing } from './standing.ts';

/** Every query here runs in a transaction that sees the account. */

const standing = prepared(
  `select m.roles, b.factor_roles as "factorRoles", b.factor_from::text as "factorFrom", b.time_zone as "timeZone",
     b.trust_days as "trustDays", a.must_enrol as "mustEnrol",
     array(select distinct kind from account_factor where account_id = a.id and is_in_force) as "kindList",
     (select count(*)::int from account_recovery where account_id = a.id and is_in_force and used_at is null)
       as "recoveryLeft",
     (select max(trusted_at) from trusted_device where account_id = a.id and device_id = $2) as "trustedAt",
     b.id as "brandId", a.password_hash is not null as "hasPassword",
     m.is_spare and b.sso = 'required' as "isSpare", not m.is_spare and b.sso = 'required' as "isBySsoOnly"
   from account a
   join membership m on m.account_id = a.id and not m.disabled
   join brand b on b.id = m.brand_id and b.active
   where a.id = $1`,
);

export interface StandingRow extends Standing {
  brandId: string;
  hasPassword: boolean;
  /** They are the way in for the day when the company's only provider fails, which takes a factor (rule 109). */
  isSpare: boolean;
  /** Nothing of their own lets them in there (rule 111a). */
  isBySsoOnly: boolean;
}

/** How the person stands in each of their companies; `deviceId`: on the device that asks. */
export async function listStandings(
  { $client }: Tx,
  accountId: string,
  deviceId?: string,
): Promise<StandingRow[]> {
  const { rows } = await $client.query<StandingRow>(standing(accountId, deviceId ?? null));
  return rows;
}

/** The secrets of the apps in force, sealed. */
export const listTotp = (tx: Tx, accountId: string) =>
  tx
    .select({ id: accountFactor.id, sealed: accountFactor.sealed })
    .from(accountFactor)
    .where(
      and(
        eq(accountFactor.accountId, accountId),
        eq(accountFactor.kind, 'totp'),
        eq(accountFactor.isInForce, true),
      ),
    );

/** Takes the code of that half minute. False where it, or a later one, has been taken: by a call at the same time too. */
export async function takeStep(
  tx: Tx,
  { id, step }: { id: string; step: number },
  now: Date,
): Promise<boolean> {
  const taken = await tx
    .update(accountFactor)
    .set({ lastStep: step, lastUsedAt: now })
    .where(
      and(
        eq(accountFactor.id, id),
        or(sql`${accountFactor.lastStep} is null`, lt(accountFactor.lastStep, step)),
      ),
    )
    .returning({ id: accountFactor.id });
  return taken.length > 0;
}

/** Takes a recovery code. Undefined where there is none such left; else how many are left now. */
export async function takeRecovery(
  tx: Tx,
  { accountId, hash }: { accountId: string; hash: string },
  now: Date,
): Promise<number | undefined> {
  const isLeft = and(
    eq(accountRecovery.accountId, accountId),
    eq(accountRecovery.isInForce, true),
    sql`${accountRecovery.usedAt} is null`,
  );
  const taken = await tx
    .update(accountRecovery)
    .set({ usedAt: now })
    .where(and(isLeft, eq(accountRecovery.hash, hash)))
    .returning({ hash: accountRecovery.hash });
  return taken.length > 0 ? tx.$count(accountRecovery, isLeft) : undefined;
}

export async function insertTicket(tx: Tx, row: typeof signInTicket.$inferInsert): Promise<void> {
  await tx.insert(signInTicket).values(row);
}

/** A sign-in that waits for its second step, and the person who signs in. */
export interface TicketRow {
  step: 'factor' | 'enrol';
  accountId: string;
  brandId: string;
  provedHow: ConfirmationMethod;
  counted: { key: string; windowStart: string }[];
  mailProven: boolean;
  /** Null: it was the account's own password. */
  provider: Provider | null;
  email: string;
  name: string;
  passwordHash: string | null;
  /** The host where the brand is at home; null: here (rule 73). */
  domain: string | null;
  trustDays: number;
}

const accountOfTicket = prepared(
  `select set_config('app.account_id',
     coalesce((select account_id::text from sign_in_ticket where token_hash = $1), ''), true)`,
);
const ticketHeld = prepared(
  `select t.step, t.account_id as "accountId", b.id as "brandId", t.proved_how as "provedHow", t.counted,
     t.mail_proven as "mailProven", t.provider, a.email, ${loggedNameText('a')} as name,
     a.password_hash as "passwordHash", b.trust_days as "trustDays",
     coalesce(b.domain, (select $4::text from brand other where other.domain = $3 limit 1)) as domain
   from sign_in_ticket t
   join account a on a.id = t.account_id
   join membership m on m.account_id = a.id and m.brand_id = t.for_brand_id and not m.disabled
   join brand b on b.id = m.brand_id and b.active
   where t.token_hash = $1 and t.expires_at > $2`,
);

/** The ticket with its person, who may still sign in. The transaction sees the account from here on. */
export async function findTicket(
  { $client }: Tx,
  { tokenHash, host, publicHost }: { tokenHash: string } & Hosts,
  now: Date,
): Promise<TicketRow | undefined> {
  const [, found] = await together(
    $client.query(accountOfTicket(tokenHash)),
    $client.query<TicketRow>(ticketHeld(tokenHash, now, host, publicHost)),
  );
  return found.rows[0];
}

/** False where it has been spent meanwhile. */
export async function spendTicket(tx: Tx, tokenHash: string): Promise<boolean> {
  const spent = await tx
    .delete(signInTicket)
    .where(eq(signInTicket.tokenHash, tokenHash))
    .returning({ tokenHash: signInTicket.tokenHash });
  return spent.length > 0;
}

export async function markMailProven(tx: Tx, tokenHash: string): Promise<void> {
  await tx
    .update(signInTicket)
    .set({ mailProven: true })
    .where(eq(signInTicket.tokenHash, tokenHash));
}

/** What a new password, another factor and signing out everywhere end: trusted devices, and tickets under way. */
export async function endTrust(tx: Tx, accountId: string): Promise<void> {
  await together(
    forgetDevices(tx, accountId),
    tx.delete(signInTicket).where(eq(signInTicket.accountId, accountId)),
  );
}

export async function forgetDevices(tx: Tx, accountId: string): Promise<void> {
  await tx.delete(trustedDevice).where(eq(trustedDevice.accountId, accountId));
}

export async function trustDevice(tx: Tx, row: typeof trustedDevice.$inferInsert): Promise<void> {
  const { accountId, deviceId } = row;
  await tx
    .delete(trustedDevice)
    .where(and(eq(trustedDevice.accountId, accountId), eq(trustedDevice.deviceId, deviceId)));
  await tx.insert(trustedDevice).values(row);
}

/** Spends a mailed code of that account. False where there is none such that still works. */
export async function spendMailCode(tx: Tx, tokenHash: string, now: Date): Promise<boolean> {
  const spent = await tx
    .delete(oneTimeToken)
    .where(
      and(
        eq(oneTimeToken.tokenHash, tokenHash),
        eq(oneTimeToken.purpose, 'mailCode'),
        gt(oneTimeToken.expiresAt, now),
      ),
    )
    .returning({ tokenHash: oneTimeToken.tokenHash });
  return spent.length > 0;
}

/** Puts a mailed code in place of the former one. */
export async function replaceMailCode(
  tx: Tx,
  row: Pick<
    typeof oneTimeToken.$inferInsert,
    'tokenHash' | 'accountId' | 'forBrandId' | 'expiresAt'
  >,
): Promise<void> {
  await tx
    .delete(oneTimeToken)
    .where(and(eq(oneTimeToken.accountId, row.accountId), eq(oneTimeToken.purpose, 'mailCode')));
  await tx.insert(oneTimeToken).values({ ...row, purpose: 'mailCode' });
}

interface NewFactor extends Device {
  id: string;
  accountId: string;
  kind: FactorKind;
  name: string;
}
/** The columns that a kind of factor has beside these. */
type OfKind = Omit<typeof accountFactor.$inferInsert, keyof NewFactor | 'isInForce' | 'createdAt'>;

/** Factors and codes whose adding was broken off are forgotten. */
export async function dropWaiting(tx: Tx, accountId: string): Promise<void> {
  await together(
    tx
      .delete(accountFactor)
      .where(and(eq(accountFactor.accountId, accountId), eq(accountFactor.isInForce, false))),
    tx
      .delete(accountRecovery)
      .where(and(eq(accountRecovery.accountId, accountId), eq(accountRecovery.isInForce, false))),
  );
}

export const countFactors = (tx: Tx, accountId: string): Promise<number> =>
  tx.$count(
    accountFactor,
    and(eq(accountFactor.accountId, accountId), eq(accountFactor.isInForce, true)),
  );

/** False where the account has as many as it may. */
export async function insertFactor(
  tx: Tx,
  { isInForce, ...row }: NewFactor & OfKind & { isInForce: boolean },
  now: Date,
): Promise<boolean> {
  if ((await countFactors(tx, row.accountId)) >= mostFactors) return false;
  await tx.insert(accountFactor).values({ ...row, isInForce, createdAt: now });
  return true;
}
export type FactorToAdd = Omit<NewFactor, 'id'> & OfKind;

/** A new set of recovery codes, which waits until one of it has been typed back. */
export async function insertRecovery(
  tx: Tx,
  accountId: string,
  hashes: readonly string[],
): Promise<void> {
  const waiting = and(
    eq(accountRecovery.accountId, accountId),
    eq(accountRecovery.isInForce, false),
  );
  await tx.delete(accountRecovery).where(waiting);
  await tx.insert(accountRecovery).values(hashes.map((hash) => ({ accountId, hash })));
}

/**
 * Puts the waiting codes in force in place of the former ones, with the factor that waited for them. Undefined
 * where none of them is this one; else the kinds of the factors that came in force.
 */
export async function putInForce(
  tx: Tx,
  { accountId, hash }: { accountId: string; hash: string },
): Promise<FactorKind[] | undefined> {
  const mine = eq(accountRecovery.accountId, accountId);
  const waits = and(mine, eq(accountRecovery.isInForce, false));
  const isOne = (await tx.$count(accountRecovery, and(waits, eq(accountRecovery.hash, hash)))) > 0;
  if (!isOne) return undefined;
  await tx.delete(accountRecovery).where(and(mine, eq(accountRecovery.isInForce, true)));
  await tx.update(accountRecovery).set({ isInForce: true }).where(mine);
  const added = await tx
    .update(accountFactor)
    .set({ isInForce: true })
    .where(and(eq(accountFactor.accountId, accountId), eq(accountFactor.isInForce, false)))
    .returning({ kind: accountFactor.kind });
  await tx.update(account).set({ mustEnrol: false }).where(eq(account.id, accountId));
  return added.map(({ kind }) => kind);
}

/**
 * Takes all factors and codes of somebody else: the next sign-in has to add a new one. Sessions and trust in
 * devices end. False where there was no factor.
 */
export async function takeFactor(tx: Tx, accountId: string): Promise<boolean> {
  if ((await countFactors(tx, accountId)) === 0) return false;
  await deleteAllFactors(tx, accountId);
  await endTrust(tx, accountId);
  await tx.delete(session).where(eq(session.accountId, accountId));
  await tx.update(account).set({ mustEnrol: true }).where(eq(account.id, accountId));
  return true;
}

/** All of it: the codes too, as without a factor they are for nothing. */
export async function deleteAllFactors(tx: Tx, accountId: string): Promise<void> {
  await tx.delete(accountFactor).where(eq(accountFactor.accountId, accountId));
  await tx.delete(accountRecovery).where(eq(accountRecovery.accountId, accountId));
}
