import { sql } from 'drizzle-orm';
import { boolean, pgTable, primaryKey, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { employee } from '#core/employee/server/tables/employee.ts';
import { brandId, moment, refersTo } from '#platform/server/db/columns.ts';

/** That a former person is to be erased, which waits for a day (rule 114). It is over once done or stopped. */
export const erasure = pgTable(
  'erasure',
  {
    brandId: brandId(),
    id: uuid('id').notNull(),
    employeeId: uuid('employee_id').notNull(),
    /** Whether the reports about them go too. Otherwise they stay, without the name. */
    withReports: boolean('with_reports').notNull(),
    /** The membership of whoever asked. They may have gone since. */
    askedBy: uuid('asked_by').notNull(),
    askedAt: moment('asked_at').notNull(),
    due: moment('due').notNull(),
    doneAt: moment('done_at'),
    stoppedAt: moment('stopped_at'),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.id] }),
    refersTo(table, table.employeeId, employee),
    uniqueIndex('erasure_open')
      .on(table.brandId, table.employeeId)
      .where(sql`${table.doneAt} is null and ${table.stoppedAt} is null`),
  ],
);
