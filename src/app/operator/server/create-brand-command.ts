import { jobLimits, openPool } from '#platform/server/db/pool.ts';
import { unnamedAdmin } from '#platform/server/shared/unnamed-admin.ts';
import { type Command, string } from './command.ts';
import { count } from './count.ts';
import { createBrand, readOrder } from './create-brand.ts';

export const createBrandCommand: Command = {
  usage: `--slug north --name "Север" --admin boss@example.com
      [--short-name …] [--icon logo.png] [--domain north.example.com]
      [--logout-domain www.example.com] [--matrix on|off] [--time-zone Europe/London]
      [--first-name …] [--last-name …] [--locale ru|en]
      [--library all|specialist,lead,…]    makes a company with its first super admin`,
  words: 0,
  options: {
    slug: string,
    name: string,
    'short-name': string,
    icon: string,
    domain: string,
    'logout-domain': string,
    'time-zone': string,
    matrix: string,
    admin: string,
    'first-name': string,
    'last-name': string,
    locale: string,
    library: string,
  },
  database: 'current',
  run: async ({ values, url, say }) => {
    const order = readOrder(values);
    const pool = openPool(url, () => {}, { limits: jobLimits });
    let competenceCount: number;
    try {
      competenceCount = await createBrand({ database: { pool }, now: () => new Date() }, order);
    } finally {
      await pool.end();
    }
    const taken = count(competenceCount, 'competency', 'competencies');
    const begins = `three open questions and ${competenceCount ? taken : 'no competencies yet'}`;
    say(`Company ${order.name} (${order.slug}) created with ${begins}.`);
    say(`${order.admin} gets a sign-in link by email while the server runs.`);
    const { 'first-name': first, 'last-name': last, locale } = order;
    if (!first || !last) {
      const called = `${first ?? unnamedAdmin[locale]} ${last ?? order.name}`;
      say(`They are called “${called}” until they enter their own: --first-name, --last-name.`);
    }
  },
};
