import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { account, brand } from '#core/company/server/tables/installation.ts';
import { factorKinds } from '#core/factor/contract/rules/factor.ts';
import { confirmationMethods } from '#platform/contract/call/confirmation.ts';
import { browsers, systems } from '#platform/contract/rules/device.ts';
import { bytes, createdAt, moment } from '#platform/server/db/columns.ts';

/** Second factors. They are the account's, whichever companies it belongs to (rule 105). */

const accountId = () =>
  uuid('account_id')
    .notNull()
    .references(() => account.id, { onDelete: 'cascade' });

export const accountFactor = pgTable(
  'account_factor',
  {
    id: uuid('id').primaryKey(),
    accountId: accountId(),
    kind: text('kind', { enum: factorKinds }).notNull(),
    /** What its owner calls it. */
    name: text('name').notNull(),
    /** False until one of the first recovery codes has been typed back: till then nobody is asked for it. */
    isInForce: boolean('is_in_force').notNull().default(false),
    /** For one-time codes: the secret, sealed by the keyring, and the last 30 seconds whose code was taken. */
    sealed: bytes('sealed'),
    lastStep: bigint('last_step', { mode: 'number' }),
    /** Only a passkey has these columns, down to `backed_up`. */
    credentialId: bytes('credential_id').unique(),
    publicKey: bytes('public_key'),
    counter: bigint('counter', { mode: 'number' }),
    /** The host it was made for. */
    rpId: text('rp_id'),
    /** Whether it asked for a finger, a face or a PIN when it was made. */
    isVerifying: boolean('is_verifying'),
    backedUp: boolean('backed_up'),
    /** The device on which it was added. */
    browser: text('browser', { enum: browsers }),
    system: text('system', { enum: systems }),
    createdAt: createdAt(),
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [
    index('account_factor_account').on(table.accountId),
    check(
      'account_factor_kind',
      sql`case ${table.kind} when 'totp' then ${table.sealed} is not null
        else num_nulls(${table.credentialId}, ${table.publicKey}, ${table.counter}, ${table.rpId}) = 0 end`,
    ),
  ],
);

/** Codes for who has lost their factor. A new set waits beside the former one until a code of it is typed back. */
export const accountRecovery = pgTable(
  'account_recovery',
  {
    accountId: accountId(),
    hash: text('hash').notNull(),
    isInForce: boolean('is_in_force').notNull().default(false),
    usedAt: moment('used_at'),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.hash] })],
);

/** Devices that are not asked for the factor for some days, by the id of their signed value (rule 44). */
export const trustedDevice = pgTable(
  'trusted_device',
  {
    id: uuid('id').primaryKey(),
    accountId: accountId(),
    deviceId: text('device_id').notNull(),
    browser: text('browser', { enum: browsers }),
    system: text('system', { enum: systems }),
    /** The moment from which each company counts its own days of trust. */
    trustedAt: moment('trusted_at').notNull(),
  },
  (table) => [index('trusted_device_account').on(table.accountId)],
);

/** A sign-in that has got as far as the password, or a provider's word: what is still missing is `step`. */
export const signInTicket = pgTable(
  'sign_in_ticket',
  {
    /** The hash of the ticket together with what binds it to its browser. */
    tokenHash: text('token_hash').primaryKey(),
    step: text('step', { enum: ['factor', 'enrol'] }).notNull(),
    accountId: accountId(),
    forBrandId: uuid('for_brand_id')
      .notNull()
      .references(() => brand.id, { onDelete: 'cascade' }),
    provedHow: text('proved_how', { enum: confirmationMethods }).notNull(),
    /** The company's own sign-in by which somebody came, if they did: their session reaches no further (rule 111). */
    provider: jsonb('provider').$type<{ connectionId: string; idpSid: string | null }>(),
    /** What was counted for the password, to be taken back when the factor is right too (rule 44). */
    counted: jsonb('counted').$type<{ key: string; windowStart: string }[]>().notNull(),
    /** Whether its holder reads the account's mail: by a mailed code, or a mailed link before. */
    mailProven: boolean('mail_proven').notNull().default(false),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('sign_in_ticket_account').on(table.accountId)],
);
