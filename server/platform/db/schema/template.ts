import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { templateChannels, templateTypes } from '#contract/company/rules/templates.ts';
import { brandId } from './columns.ts';
import { brand } from './installation.ts';

/**
 * What a company says in its letters and notifications in words of its own (rule 32). The product's own texts are in
 * the catalogue: a template that nobody has ever changed has no row, and one that was reset has no text.
 */
export const template = pgTable(
  'template',
  {
    brandId: brandId().references(() => brand.id),
    channel: text('channel', { enum: templateChannels }).notNull(),
    type: text('type', { enum: templateTypes }).notNull(),
    locale: text('locale', { enum: ['ru', 'en'] }).notNull(),
    /** A notification has none. */
    subject: text('subject'),
    /** HTML of the allow-list, with variables. */
    text: text('text'),
    version: integer('version').notNull(),
  },
  (table) => [primaryKey({ columns: [table.brandId, table.channel, table.type, table.locale] })],
);
