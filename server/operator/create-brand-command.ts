import { jobLimits, openPool } from '#server/db/pool.ts';
import { type Command, string } from './command.ts';
import { createBrand, readOrder } from './create-brand.ts';

export const createBrandCommand: Command = {
  usage: `--slug north --name "Север" --admin boss@example.com
      [--short-name …] [--icon logo.png] [--domain north.example.com]
      [--logout-domain www.example.com] [--matrix on|off]
      [--first-name …] [--last-name …] [--locale ru|en]    makes a company with its first super admin`,
  words: 0,
  options: {
    slug: string,
    name: string,
    'short-name': string,
    icon: string,
    domain: string,
    'logout-domain': string,
    matrix: string,
    admin: string,
    'first-name': string,
    'last-name': string,
    locale: string,
  },
  database: 'current',
  run: async ({ values, url, say }) => {
    const order = readOrder(values);
    const pool = openPool(url, () => {}, { limits: jobLimits });
    try {
      await createBrand({ database: { pool }, now: () => new Date() }, order);
    } finally {
      await pool.end();
    }
    say(`Company ${order.name} (${order.slug}) created with three open questions.`);
    say(`We’ll email ${order.admin} a sign-in link once the server is running.`);
  },
};
