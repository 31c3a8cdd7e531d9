import { index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { employee } from '#core/employee/server/tables/employee.ts';
import { brandId, moment, refersTo } from '#platform/server/db/columns.ts';

/**
 * Whose marks somebody knows, for good (rule 169). Readers are records and accounts, so there is no key to
 * them. One's own mark needs no row.
 */
export const knowledge = pgTable(
  'knowledge',
  {
    brandId: brandId(),
    readerId: uuid('reader_id').notNull(),
    personId: uuid('person_id').notNull(),
    since: moment('since').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.brandId, table.readerId, table.personId] }),
    index('knowledge_person').on(table.brandId, table.personId),
    refersTo(table, table.personId, employee),
  ],
);
