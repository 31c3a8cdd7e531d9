import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  cidr,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { usualSendingTime } from '#core/company/contract/company-settings.ts';
import { shareKinds } from '#core/security/contract/rules/share.ts';
import { roles } from '#platform/contract/call/access.ts';
import { confirmationMethods } from '#platform/contract/call/confirmation.ts';
import type { AnswerWords } from '#platform/contract/rules/answer-words.ts';
import { addressKinds } from '#platform/contract/rules/audit.ts';
import { browsers, systems } from '#platform/contract/rules/device.ts';
import { smallGroupsKinds } from '#platform/contract/rules/methods.ts';
import { usualPerRater } from '#platform/contract/rules/per-rater.ts';
import {
  consentKinds,
  type FormerEntry,
  reaches,
  type SessionRules,
  ssoStates,
} from '#platform/contract/rules/trust.ts';
import {
  bytes,
  createdAt,
  inLowerCase,
  moment,
  thresholdCheck,
} from '#platform/server/db/columns.ts';

/** Tables of the installation as a whole: they belong to no single brand (rule 1). */

export const brand = pgTable(
  'brand',
  {
    id: uuid('id').primaryKey(),
    slug: text('slug').notNull().unique(),
    name: text('name').notNull().unique(),
    shortName: text('short_name').notNull(),
    /** A small PNG (rule 74). */
    icon: bytes('icon'),
    /** SHA-256 of the icon: another one has another address. */
    iconHash: text('icon_hash').generatedAlwaysAs(sql`encode(sha256(icon), 'hex')`),
    /** A wide PNG, and its SHA-256. */
    logo: bytes('logo'),
    logoHash: text('logo_hash').generatedAlwaysAs(sql`encode(sha256(logo), 'hex')`),
    /** `#rrggbb`, to be read on light and dark grounds. Null: the product's own (rule 74). */
    accentColor: text('accent_color'),
    /** The brand's own host, without scheme (rule 3). */
    domain: text('domain').unique(),
    /** Where people go when they sign out on that host; null: to its own sign-in (rule 73). */
    logoutDomain: text('logout_domain'),
    active: boolean('active').notNull().default(true),
    timeZone: text('time_zone').notNull().default('Europe/Moscow'),
    /** From this hour of the brand's time zone letters by the clock go out (rule 58). */
    letterHour: smallint('letter_hour').notNull().default(usualSendingTime),
    anonymityThreshold: smallint('anonymity_threshold').notNull().default(3),
    /** What a new questionary begins with (rule 90). */
    smallGroups: text('small_groups', { enum: smallGroupsKinds }).notNull().default('joined'),
    /** What a new cycle begins with (rule 138a). */
    perRater: smallint('per_rater').notNull().default(usualPerRater),
    /** Its own words for the answers 1–5 (rule 167). Null: the product's. */
    answerWords: jsonb('answer_words').$type<AnswerWords>(),
    reminderDays: smallint('reminder_days').array().notNull().default(sql`'{3,1}'`),
    defaultLocale: text('default_locale', { enum: ['ru', 'en'] })
      .notNull()
      .default('ru'),
    /** How many months the activity log, sent messages and notifications are kept (rule 93). Null: for good. */
    auditMonths: smallint('audit_months').default(36),
    deliveryMonths: smallint('delivery_months').notNull().default(12),
    notificationMonths: smallint('notification_months').notNull().default(12),
    /** How many people may work there, and how many letters go out on a day (rule 96). Null: any. */
    peopleLimit: integer('people_limit'),
    lettersLimit: integer('letters_limit'),
    /** Who may be sent reports (rule 99). */
    share: text('share', { enum: shareKinds }).notNull().default('members'),
    /** With `domains`: those that reports may be sent to, beside its own people. In lower case, in ASCII. */
    shareDomains: text('share_domains').array().notNull().default(sql`'{}'`),
    /** How much of an address the activity log keeps. */
    addressKept: text('address_kept', { enum: addressKinds }).notNull().default('block'),
    /** Who must have a second factor, and from which day on. */
    factorRoles: text('factor_roles', { enum: roles }).array().notNull().default(sql`'{}'`),
    factorFrom: date('factor_from'),
    /** For how many days a device may go on without the factor. */
    trustDays: smallint('trust_days').notNull().default(14),
    /** Null: the product's own terms. */
    sessionRules: jsonb('session_rules').$type<SessionRules>(),
    /** The addresses its people may work from; empty: from anywhere. */
    ipList: cidr('ip_list').array().notNull().default(sql`'{}'`),
    ipFor: text('ip_for', { enum: ['hr', 'all'] })
      .notNull()
      .default('hr'),
    /** Null, or over: nothing of it was narrowed within a day. */
    formerEntry: jsonb('former_entry').$type<FormerEntry>(),
    /** Whether people sign in by the company's own provider. */
    sso: text('sso', { enum: ssoStates }).notNull().default('off'),
    /** After how many months former people and reports are erased. Null: never. */
    formerMonths: smallint('former_months'),
    reportMonths: smallint('report_months'),
    /** When it was told whom and what the night will delete, before the first time (rule 113). */
    formerToldAt: moment('former_told_at'),
    reportsToldAt: moment('reports_told_at'),
    /** Whom its people may ask about their data. */
    privacyEmail: text('privacy_email'),
    /** What raters are told, or asked to agree to, before they answer. */
    consent: text('consent', { enum: consentKinds }).notNull().default('off'),
    matrix: boolean('matrix').notNull().default(false),
    /** The number given to the newest questionary (rule 13). */
    lastNumber: integer('last_number').notNull().default(0),
    /** The same of its newest cycle. */
    lastCycleNumber: integer('last_cycle_number').notNull().default(0),
    /** The version of the settings, which two people may change at once. */
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
  },
  (table) => [
    thresholdCheck('brand_threshold', table.anonymityThreshold),
    check('brand_letter_hour', sql`${table.letterHour} between 0 and 23`),
    check(
      'brand_reminder_days',
      sql`cardinality(${table.reminderDays}) <= 5
        and 1 <= all (${table.reminderDays}) and 30 >= all (${table.reminderDays})`,
    ),
    check('brand_limits', sql`least(${table.peopleLimit}, ${table.lettersLimit}) >= 1`),
    check('brand_accent_color', sql`${table.accentColor} ~ '^#[0-9a-f]{6}$'`),
    check(
      'brand_terms',
      sql`least(${table.auditMonths}, ${table.deliveryMonths}, ${table.notificationMonths}) >= 3`,
    ),
    check('brand_trust_days', sql`${table.trustDays} between 0 and 30`),
    check('brand_erasure_terms', sql`least(${table.formerMonths}, ${table.reportMonths}) >= 3`),
    check('brand_share_domains', sql`cardinality(${table.shareDomains}) <= 20`),
    check('brand_icon_size', sql`octet_length(${table.icon}) <= 65536`),
    check('brand_logo_size', sql`octet_length(${table.logo}) <= 65536`),
  ],
);

/** Companies whose rows are here while they are open in another installation. The others have no row. */
export const brandElsewhere = pgTable('brand_elsewhere', {
  id: uuid('id')
    .primaryKey()
    .references(() => brand.id, { onDelete: 'cascade' }),
  /** `arriving`: still open where it comes from. `left`: its rows are kept for the way back. */
  state: text('state', { enum: ['arriving', 'left'] }).notNull(),
});

export const account = pgTable(
  'account',
  {
    id: uuid('id').primaryKey(),
    email: text('email').notNull(),
    /**
     * Set as long as this is only what a company has typed about somebody: nobody signs in with it,
     * and only that company sees it. Null once the e-mail's owner has taken it by a letter's link
     * (decision 046).
     */
    waitsIn: uuid('waits_in').references(() => brand.id, { onDelete: 'cascade' }),
    passwordHash: text('password_hash'),
    /**
     * False from when somebody else typed a new e-mail until its reader has set the password by a
     * mailed link.
     */
    emailProven: boolean('email_proven').notNull().default(true),
    /**
     * The e-mail the person wants instead, and until when they can confirm it by the letter
     * (decision 035).
     */
    pendingEmail: text('pending_email'),
    pendingUntil: moment('pending_until'),
    /** Somebody else has taken their factor away: the next sign-in asks for a new one (rule 106). */
    mustEnrol: boolean('must_enrol').notNull().default(false),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    locale: text('locale', { enum: ['ru', 'en'] })
      .notNull()
      .default('ru'),
    slackId: text('slack_id'),
    /** Names in both orders and the e-mail, folded, like those of an employee. */
    searchText: text('search_text').generatedAlwaysAs(
      sql`replace(lower((last_name || ' ' || first_name || ' ' || last_name || ' ' || email) collate "ru-x-icu"), 'ё', 'е')`,
    ),
    createdAt: createdAt(),
  },
  (table) => [
    // One owner per e-mail, and each company's own entry of somebody who has not accepted yet.
    unique('account_email').on(table.email, table.waitsIn).nullsNotDistinct(),
    inLowerCase('account_email_case', table.email),
    inLowerCase('account_pending_email_case', table.pendingEmail),
    // This index is for the users by name: sorting twenty thousand takes longer than everything else.
    index('account_name').on(
      sql`${table.lastName} collate "ru-x-icu"`,
      sql`${table.firstName} collate "ru-x-icu"`,
    ),
  ],
);

export const session = pgTable(
  'session',
  {
    id: uuid('id').primaryKey(),
    tokenHash: text('token_hash').notNull().unique(),
    /** The session that this one was handed over from. It ends with it (decision 044). */
    parentId: uuid('parent_id').references((): AnyPgColumn => session.id, { onDelete: 'cascade' }),
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    sessionBrandId: uuid('session_brand_id')
      .notNull()
      .references(() => brand.id, { onDelete: 'cascade' }),
    /** Null where the browser did not say. */
    browser: text('browser', { enum: browsers }),
    system: text('system', { enum: systems }),
    createdAt: createdAt(),
    lastUsedAt: moment('last_used_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** When and how its person last proved who they are (rule 97). Null: by a program that didn't keep it. */
    provedAt: moment('proved_at'),
    provedHow: text('proved_how', { enum: confirmationMethods }),
    /** `brand`: a company's own sign-in opened it, which vouches for its person there only. */
    reach: text('reach', { enum: reaches }).notNull().default('account'),
    /** Whether a second factor, or the provider's, was part of signing in. */
    hasFactor: boolean('has_factor').notNull().default(false),
    /** The company's connection that opened it, and the provider's own name of its session. */
    connectionId: uuid('connection_id'),
    idpSid: text('idp_sid'),
  },
  (table) => [
    index('session_account').on(table.accountId),
    index('session_parent').on(table.parentId),
  ],
);

/** Links and tokens that work once. The token itself is stored nowhere (rule 3). */
export const oneTimeToken = pgTable(
  'one_time_token',
  {
    tokenHash: text('token_hash').primaryKey(),
    purpose: text('purpose', {
      enum: [
        'handoff',
        'reset',
        'account',
        'newEmail',
        'join',
        'choice',
        'mailCode',
        'letIn',
        'stopRight',
      ],
    }).notNull(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    forBrandId: uuid('for_brand_id').references(() => brand.id, { onDelete: 'cascade' }),
    /** For a handoff: the session it was made in and ends with; null after signing in. For a choice: the one it offers. */
    sessionId: uuid('session_id').references(() => session.id, { onDelete: 'cascade' }),
    /** For a handoff that signing in made: how the person proved who they are, and whether with a second factor. */
    provedHow: text('proved_how', { enum: confirmationMethods }),
    hasFactor: boolean('has_factor').notNull().default(false),
    /** For `stopRight`: the waiting change of that brand's rights that it stops. */
    rightId: uuid('right_id'),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [index('one_time_token_session').on(table.sessionId)],
);

/**
 * Failures counted per key and window (rule 44). They are in the database so that all processes
 * share them.
 */
export const attempt = pgTable(
  'attempt',
  {
    key: text('key').notNull(),
    windowStart: moment('window_start').notNull(),
    failures: integer('failures').notNull(),
  },
  (table) => [primaryKey({ columns: [table.key] })],
);

/** Random values that the server signs with. They outlive a restart, and all processes share them. */
export const secret = pgTable('secret', {
  name: text('name', { enum: ['device'] }).primaryKey(),
  value: text('value').notNull(),
});
