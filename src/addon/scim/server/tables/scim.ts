import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { scimLimits } from '#addon/scim/contract/held.ts';
import { brand } from '#core/company/server/tables/installation.ts';
import { employee } from '#core/employee/server/tables/employee.ts';
import { brandId, inSmall, moment, refersTo } from '#platform/server/db/columns.ts';

/** What the company's directory of users calls an employee. Who has no row is called by their e-mail (rule 189). */
export const scimUser = pgTable(
  'scim_user',
  {
    brandId: brandId(),
    employeeId: uuid('employee_id').notNull(),
    userName: text('user_name').notNull(),
    /** Names are compared without case. A policy lets an index be used for an equal column, not for a function of one. */
    nameKey: text('name_key').notNull().generatedAlwaysAs(inSmall(sql`user_name`)),
    externalId: text('external_id'),
    displayName: text('display_name'),
    /** A manager who isn't found yet, as they were named. */
    manager: text('manager'),
    managerKey: text('manager_key').generatedAlwaysAs(inSmall(sql`manager`)),
    /** Deleted there: hidden from SCIM until they are sent anew or taken back here. */
    isGone: boolean('is_gone').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.employeeId] }),
    refersTo(table, table.employeeId, employee),
    uniqueIndex('scim_user_name').on(table.brandId, table.nameKey),
    index('scim_user_external').on(table.brandId, table.externalId),
    index('scim_user_manager')
      .on(table.brandId, table.managerKey)
      .where(sql`${table.managerKey} is not null`),
  ],
);

/** What SCIM has done within a day, and what waits for somebody's yes (rule 190). */
export const scimChange = pgTable(
  'scim_change',
  {
    brandId: brandId().references(() => brand.id),
    id: uuid('id').notNull(),
    kind: text('kind', { enum: scimLimits }).notNull(),
    state: text('state', { enum: ['done', 'held'] }).notNull(),
    /** The id of whom it changes, their e-mail, or both: what is asked for twice is held once. */
    subject: text('subject').notNull(),
    /** The name of the person whom it changes. */
    name: text('name').notNull(),
    at: moment('at').notNull(),
    /** Until when it may be done, once it was held and somebody has said yes. */
    allowedUntil: moment('allowed_until'),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.id] }),
    index('scim_change_at').on(table.brandId, table.kind, table.at),
    uniqueIndex('scim_change_held')
      .on(table.brandId, table.kind, table.subject)
      .where(sql`${table.state} = 'held'`),
  ],
);
