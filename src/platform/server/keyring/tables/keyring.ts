import { integer, pgTable, text } from 'drizzle-orm/pg-core';

/**
 * Master keys of the keyring that this database's answers need, told apart by their fingerprints. The keys
 * themselves lie outside the database (decision 106).
 */
export const keyringMaster = pgTable('keyring_master', {
  number: integer('number').primaryKey(),
  fingerprint: text('fingerprint').notNull(),
});
