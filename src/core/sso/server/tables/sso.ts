import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { brand } from '#core/company/server/tables/installation.ts';
import { membership } from '#core/employee/server/tables/employee.ts';
import {
  type ClaimNames,
  providerFaults,
  ruleRoles,
  ssoPresets,
  ssoPurposes,
  ssoRefusals,
  tokenAuths,
} from '#core/sso/contract/rules/sso.ts';
import type { SsoSeen } from '#core/sso/contract/sso.ts';
import {
  brandId,
  bytes,
  createdAt,
  inLowerCase,
  moment,
  refersTo,
} from '#platform/server/db/columns.ts';

/** A company's own sign-in: its domains, its providers, and who came by them (rules 108 and 109). */

/**
 * Domains that companies say are theirs. It belongs to the installation, as a proven domain is one
 * company's, and leads to it before the company is known.
 */
export const brandDomain = pgTable(
  'brand_domain',
  {
    forBrandId: uuid('for_brand_id')
      .notNull()
      .references(() => brand.id, { onDelete: 'cascade' }),
    /** The domain as the network knows it: in lower case and ASCII. */
    domain: text('domain').notNull(),
    /** What the TXT record must hold. */
    token: text('token').notNull(),
    provenAt: moment('proven_at'),
    /** The operator said so: no record is looked up. */
    byOperator: boolean('by_operator').notNull().default(false),
    checkedAt: moment('checked_at'),
    /** Since when the record of a proven domain has been gone. */
    missingSince: moment('missing_since'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.forBrandId, table.domain] }),
    uniqueIndex('brand_domain_proven').on(table.domain).where(sql`${table.provenAt} is not null`),
    inLowerCase('brand_domain_case', table.domain),
  ],
);

export const ssoConnection = pgTable(
  'sso_connection',
  {
    brandId: brandId().references(() => brand.id),
    id: uuid('id').notNull(),
    kind: text('kind', { enum: ['oidc'] })
      .notNull()
      .default('oidc'),
    preset: text('preset', { enum: ssoPresets }).notNull(),
    name: text('name').notNull(),
    issuer: text('issuer').notNull(),
    clientId: text('client_id').notNull(),
    /** Sealed by the keyring, for the purpose `secret`, bound to the id. */
    sealedSecret: bytes('sealed_secret').notNull(),
    tokenAuth: text('token_auth', { enum: tokenAuths }).notNull(),
    claimNames: jsonb('claim_names').$type<ClaimNames>().notNull(),
    /** What the provider says of a second factor counts as one. */
    trustsFactor: boolean('trusts_factor').notNull().default(false),
    /** Roles follow the rules at each sign-in. */
    usesRules: boolean('uses_rules').notNull().default(false),
    /** A rule may make administrators. */
    allowAdmin: boolean('allow_admin').notNull().default(false),
    /** Signing out here signs out there too. */
    endsThere: boolean('ends_there').notNull().default(false),
    /** When its metadata was last read, and what went wrong since. */
    refreshedAt: moment('refreshed_at'),
    lastError: text('last_error', { enum: providerFaults }),
    /** When somebody last came through in a try. Null: not since its issuer, client or secret changed. */
    triedAt: moment('tried_at'),
    /** Whether it stands on the sign-in page while the company offers its own sign-in. */
    isActive: boolean('is_active').notNull().default(false),
    createdAt: createdAt(),
    version: integer('version').notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.brandId, table.id] })],
);

/** Which role whoever has this value among their groups is given. */
export const ssoRule = pgTable(
  'sso_rule',
  {
    brandId: brandId(),
    connectionId: uuid('connection_id').notNull(),
    value: text('value').notNull(),
    role: text('role', { enum: ruleRoles }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.connectionId, table.value] }),
    refersTo(table, table.connectionId, ssoConnection).onDelete('cascade'),
  ],
);

/** Who somebody at the provider is here. It goes with the membership, and with the connection. */
export const ssoIdentity = pgTable(
  'sso_identity',
  {
    brandId: brandId(),
    connectionId: uuid('connection_id').notNull(),
    /** `sub`, or what stands for it (Entra: `tid` and `oid`). */
    subject: text('subject').notNull(),
    membershipId: uuid('membership_id').notNull(),
    lastUsedAt: moment('last_used_at'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.connectionId, table.subject] }),
    uniqueIndex('sso_identity_member').on(table.brandId, table.connectionId, table.membershipId),
    refersTo(table, table.connectionId, ssoConnection).onDelete('cascade'),
    refersTo(table, table.membershipId, membership).onDelete('cascade'),
  ],
);

/** What counts once: the `jti` of tokens that sign people out. */
export const ssoSpent = pgTable(
  'sso_spent',
  {
    brandId: brandId().references(() => brand.id),
    hash: text('hash').notNull(),
    until: moment('until').notNull(),
  },
  (table) => [primaryKey({ columns: [table.brandId, table.hash] })],
);

/** Who came from the provider and was not let in, for 30 days. HR may say who they are. */
export const ssoAsked = pgTable(
  'sso_asked',
  {
    brandId: brandId(),
    id: uuid('id').notNull(),
    connectionId: uuid('connection_id').notNull(),
    subject: text('subject').notNull(),
    email: text('email'),
    name: text('name'),
    reason: text('reason', { enum: ssoRefusals }).notNull(),
    firstAt: moment('first_at').notNull(),
    lastAt: moment('last_at').notNull(),
    count: integer('count').notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.id] }),
    uniqueIndex('sso_asked_subject').on(table.brandId, table.connectionId, table.subject),
    refersTo(table, table.connectionId, ssoConnection).onDelete('cascade'),
    index('sso_asked_last').on(table.brandId, table.lastAt),
  ],
);

/** A super admin tries a connection in a window of its own. */
export const ssoTest = pgTable(
  'sso_test',
  {
    brandId: brandId(),
    id: uuid('id').notNull(),
    connectionId: uuid('connection_id').notNull(),
    /** The connection's version when the try began. */
    connectionVersion: integer('connection_version').notNull(),
    /** Who tries it. */
    membershipId: uuid('membership_id').notNull(),
    /** The hash of the token in the window's address. The token starts one try. */
    tokenHash: text('token_hash').notNull(),
    startedAt: moment('started_at'),
    expiresAt: moment('expires_at').notNull(),
    /** What came back. */
    seen: jsonb('seen').$type<SsoSeen>(),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.id] }),
    uniqueIndex('sso_test_token').on(table.brandId, table.tokenHash),
    refersTo(table, table.connectionId, ssoConnection).onDelete('cascade'),
  ],
);

/** A sign-in that is on its way: somebody was sent to the provider and has not come back yet. */
export const ssoAttempt = pgTable(
  'sso_attempt',
  {
    brandId: brandId(),
    stateHash: text('state_hash').notNull(),
    connectionId: uuid('connection_id').notNull(),
    /** Verifier and nonce, sealed by the keyring, for the purpose `secret`, bound to the state's hash. */
    sealed: bytes('sealed').notNull(),
    /** The hash of the value in the cookie that binds the browser. */
    browserHash: text('browser_hash').notNull(),
    purpose: text('purpose', { enum: ssoPurposes }).notNull(),
    /** For the purpose `prove`: the session that is proved. */
    sessionId: uuid('session_id'),
    /** For the purpose `test`: the row of `sso_test` for which somebody signs in. */
    testId: uuid('test_id'),
    /** Where in the product the person goes then. */
    returnPath: text('return_path').notNull(),
    expiresAt: moment('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.stateHash] }),
    refersTo(table, table.connectionId, ssoConnection).onDelete('cascade'),
    index('sso_attempt_state').on(table.stateHash),
    check('sso_attempt_purpose', sql`${table.testId} is null or ${table.purpose} = 'test'`),
  ],
);
