import type { Client } from 'pg';
import { type Command, string } from './command.ts';
import { count } from './count.ts';
import type { BrandRow } from './queries.ts';
import { asOperator, findBrand } from './state.ts';

type Limits = Pick<BrandRow, 'peopleLimit' | 'lettersLimit'>;

/** What the options set, by their column. */
const columns = { people: 'people_limit', 'letters-a-day': 'letters_limit' } as const;
type Option = keyof typeof columns;

/** The largest limit that can be set; PostgreSQL's integer holds more. */
const most = 10_000_000;

export const limitsCommand: Command = {
  usage: `SLUG [--people 5000|none] [--letters-a-day 20000|none]
      limits what a company may have; without options, shows it`,
  words: 1,
  options: { people: string, 'letters-a-day': string },
  database: 'current',
  run: async ({ words: [slug = ''], values, url, say }) => {
    const wanted = Object.keys(columns).flatMap((name): [Option, number | null][] => {
      const given = values[name];
      return given === undefined ? [] : [[name as Option, readLimit(name, given)]];
    });
    const brand = await asOperator(url, async (client) => {
      const { id } = await findBrand(client, slug);
      for (const [name, limit] of wanted) await setLimit(client, id, columns[name], limit);
      return findBrand(client, slug);
    });
    say(`${brand.name}${describeLimits(brand) || ': no limits'}.`);
    if (brand.peopleLimit !== null && brand.people > brand.peopleLimit) {
      say(`It has ${count(brand.people, 'person', 'people')} now. They stay; nobody can be added.`);
    }
  },
};

function readLimit(name: string, given: unknown): number | null {
  if (given === 'none') return null;
  const limit = /^\d{1,8}$/.test(String(given)) ? Number(given) : 0;
  if (limit >= 1 && limit <= most) return limit;
  throw new Error(`--${name} must be a whole number from 1 to ${most}, or none.`);
}

const setLimit = (client: Client, id: string, column: string, limit: number | null) =>
  client.query(`update brand set ${column} = $2 where id = $1`, [id, limit]);

/** Both as the end of a sentence; nothing where there is no limit. */
export function describeLimits({ peopleLimit, lettersLimit }: Limits): string {
  const limits = [
    ...(peopleLimit === null ? [] : [count(peopleLimit, 'person', 'people')]),
    ...(lettersLimit === null ? [] : [`${count(lettersLimit, 'letter', 'letters')} a day`]),
  ];
  return limits.length > 0 ? `; at most ${limits.join(', ')}` : '';
}
