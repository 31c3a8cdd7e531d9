import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { account, brand } from '#core/company/server/tables/installation.ts';
import { position, subdivision } from '#core/directory/server/tables/directory.ts';
import type { RightChange } from '#core/security/contract/rules/right-change.ts';
import {
  brandId,
  bytes,
  createdAt,
  inLowerCase,
  moment,
  nameSieve,
  refersTo,
} from '#platform/server/db/columns.ts';

/** Neither deleted nor fired. */
const isHere = ({ deletedAt, firedAt }: { deletedAt: AnyPgColumn; firedAt: AnyPgColumn }) =>
  sql`${deletedAt} is null and ${firedAt} is null`;

export const employee = pgTable(
  'employee',
  {
    brandId: brandId().references(() => brand.id),
    id: uuid('id').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    middleName: text('middle_name'),
    email: text('email').notNull(),
    positionId: uuid('position_id').notNull(),
    subdivisionId: uuid('subdivision_id').notNull(),
    slackId: text('slack_id'),
    locale: text('locale', { enum: ['ru', 'en'] })
      .notNull()
      .default('ru'),
    inCompany: date('in_company').notNull(),
    inPosition: date('in_position').notNull(),
    /** The year since which the person has worked. */
    workExpirience: smallint('work_expirience'),
    photoUrl: text('photo_url'),
    phone: text('phone'),
    status: text('status'),
    statusEmoji: text('status_emoji'),
    statusStartAt: moment('status_start_at'),
    statusEndAt: moment('status_end_at'),
    location: text('location'),
    timezone: text('timezone'),
    /** Seconds after midnight (rule 42). */
    startWorkTimeAt: integer('start_work_time_at'),
    endWorkTimeAt: integer('end_work_time_at'),
    startWorkDayAt: text('start_work_day_at'),
    endWorkDayAt: text('end_work_day_at'),
    birthDate: date('birth_date'),
    isBirthDateHide: boolean('is_birth_date_hide').notNull().default(false),
    telegram: text('telegram'),
    firedAt: date('fired_at'),
    /** A person whom a questionary names is hidden, not erased (rule 35). */
    deletedAt: moment('deleted_at'),
    /**
     * Names in both orders and the e-mail, folded. Folding ten thousand in every search would take
     * 0.1 s.
     */
    searchText: text('search_text').generatedAlwaysAs(
      sql`replace(lower((last_name || ' ' || first_name || ' ' || coalesce(middle_name || ' ', '')
        || first_name || ' ' || last_name || ' ' || email) collate "ru-x-icu"), 'ё', 'е')`,
    ),
    /** Names in both orders without the e-mail, for those who search among names only. */
    nameText: text('name_text').generatedAlwaysAs(
      sql`replace(lower((last_name || ' ' || first_name || ' ' || coalesce(middle_name || ' ', '')
        || first_name || ' ' || last_name) collate "ru-x-icu"), 'ё', 'е')`,
    ),
    nameSieve: nameSieve("last_name || ' ' || first_name"),
    createdAt: createdAt(),
    /** When somebody else last gave them another e-mail (rule 25). */
    emailReplacedAt: moment('email_replaced_at'),
    /** Since when they are reached at this e-mail and Slack ID; null: since they were added (rule 99). */
    addressSince: moment('address_since'),
    /** Since when they stand here under this name; null: since they were added. */
    nameSince: moment('name_since'),
    /** When their name last became another than 30 days before (rule 26). */
    renamedAt: moment('renamed_at'),
    /** When somebody else last gave them such another name (rule 25). */
    nameReplacedAt: moment('name_replaced_at'),
    /** When a record last took over this one's name, or this one another's (rule 25). */
    remadeAt: moment('remade_at'),
    /** The number of somebody who was erased; their name says no more than this (rule 114). Null for all others. */
    erasedNumber: integer('erased_number'),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.id] }),
    uniqueIndex('employee_email').on(table.brandId, table.email),
    uniqueIndex('employee_erased')
      .on(table.brandId, table.erasedNumber)
      .where(sql`${table.erasedNumber} is not null`),
    inLowerCase('employee_email_case', table.email),
    refersTo(table, table.positionId, position),
    refersTo(table, table.subdivisionId, subdivision),
    index('employee_position').on(table.brandId, table.positionId),
    // Who works somewhere, or is searched for, is found without reading the much larger rows.
    index('employee_subdivision').on(
      table.brandId,
      table.subdivisionId,
      table.id,
      sql`${table.searchText} collate "C"`,
    ),
    // Read instead of the much larger rows, for pages far down a list, counts and searches.
    index('employee_name')
      .on(
        table.brandId,
        sql`${table.lastName} collate "ru-x-icu"`,
        sql`${table.firstName} collate "ru-x-icu"`,
        table.id,
      )
      .where(isHere(table)),
    // For reports, including those of people who have left: in order, searched and by place.
    index('employee_assessed').on(
      table.brandId,
      sql`${table.lastName} collate "ru-x-icu"`,
      sql`${table.firstName} collate "ru-x-icu"`,
      table.id,
      table.subdivisionId,
      table.positionId,
      sql`${table.searchText} collate "C"`,
    ),
    index('employee_here')
      .on(table.brandId, table.subdivisionId, sql`${table.searchText} collate "C"`)
      .where(isHere(table)),
  ],
);

/**
 * Names under which records have stood: until they were renamed, deleted or dismissed. They are
 * needed for 30 days (decision 105).
 */
export const formerName = pgTable(
  'former_name',
  {
    brandId: brandId(),
    id: uuid('id').notNull(),
    employeeId: uuid('employee_id').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    /** The record's e-mail at that time. */
    email: text('email').notNull(),
    since: moment('since').notNull(),
    until: moment('until').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.id] }),
    refersTo(table, table.employeeId, employee),
    index('former_name_employee').on(table.brandId, table.employeeId),
    index('former_name_until').on(table.brandId, table.until),
  ],
);

/**
 * Who leads whom, in the order in which a person's leaders stand. The profile's leaders, a manager's
 * subordinates and a column of the import are views of it (rule 83).
 */
export const employeeLeader = pgTable(
  'employee_leader',
  {
    brandId: brandId(),
    employeeId: uuid('employee_id').notNull(),
    leaderId: uuid('leader_id').notNull(),
    place: smallint('place').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.employeeId, table.leaderId] }),
    refersTo(table, table.employeeId, employee),
    refersTo(table, table.leaderId, employee),
    index('employee_leader_leader').on(table.brandId, table.leaderId),
    check('employee_leader_self', sql`${table.employeeId} <> ${table.leaderId}`),
  ],
);

/** Another position that somebody wants for themself, until HR answers (rule 192). */
export const positionWish = pgTable(
  'position_wish',
  {
    brandId: brandId(),
    employeeId: uuid('employee_id').notNull(),
    positionId: uuid('position_id').notNull(),
    askedAt: moment('asked_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.employeeId] }),
    refersTo(table, table.employeeId, employee).onDelete('cascade'),
    refersTo(table, table.positionId, position).onDelete('cascade'),
    index('position_wish_position').on(table.brandId, table.positionId),
  ],
);

/** An uploaded photo. `employee.photo_url` has its address. */
export const photo = pgTable(
  'photo',
  {
    brandId: brandId(),
    employeeId: uuid('employee_id').notNull(),
    /** SHA-256 of the file. */
    hash: text('hash').notNull(),
    type: text('type', { enum: ['image/webp', 'image/jpeg'] }).notNull(),
    file: bytes('file').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.employeeId] }),
    refersTo(table, table.employeeId, employee).onDelete('cascade'),
  ],
);

/** Joins an account to a brand: roles, disabled flag, employee record (rule 1). */
export const membership = pgTable(
  'membership',
  {
    brandId: brandId().references(() => brand.id),
    id: uuid('id').notNull(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => account.id),
    roles: text('roles').array().notNull(),
    disabled: boolean('disabled').notNull().default(false),
    /**
     * Set when a super administrator disabled the account, not a dismissal. Such a person stays
     * disabled when they return.
     */
    disabledByHand: boolean('disabled_by_hand').notNull().default(false),
    employeeId: uuid('employee_id'),
    createdAt: createdAt(),
    version: integer('version').notNull().default(1),
    /** Since when they are a super administrator. Null: they are none, or since before that was kept. */
    superSince: moment('super_since'),
    /** `rules`: the company's own sign-in gives the roles anew each time. */
    rolesFrom: text('roles_from', { enum: ['hand', 'rules'] })
      .notNull()
      .default('hand'),
    /** May come in past the company's own sign-in where that is required. */
    isSpare: boolean('is_spare').notNull().default(false),
    /** When they last came in by the account's own password or passkey. */
    ownEntryAt: moment('own_entry_at'),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.id] }),
    uniqueIndex('membership_account').on(table.brandId, table.accountId),
    uniqueIndex('membership_employee').on(table.brandId, table.employeeId),
    index('membership_by_account').on(table.accountId),
    refersTo(table, table.employeeId, employee),
  ],
);

/** A change that takes a super administrator's rights, and waits (rule 98). It is over once done or stopped. */
export const pendingRight = pgTable(
  'pending_right',
  {
    brandId: brandId(),
    id: uuid('id').notNull(),
    membershipId: uuid('membership_id').notNull(),
    change: jsonb('change').$type<RightChange>().notNull(),
    /** The membership of whoever asked. They may have gone since. */
    askedBy: uuid('asked_by').notNull(),
    askedAt: moment('asked_at').notNull(),
    due: moment('due').notNull(),
    doneAt: moment('done_at'),
    stoppedAt: moment('stopped_at'),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.id] }),
    refersTo(table, table.membershipId, membership).onDelete('cascade'),
    uniqueIndex('pending_right_open')
      .on(table.brandId, table.membershipId)
      .where(sql`${table.doneAt} is null and ${table.stoppedAt} is null`),
  ],
);
