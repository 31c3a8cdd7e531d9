import { normalEmail } from '#platform/contract/call/fields.ts';
import { acrossBrands } from '#platform/server/db/across-brands.ts';
import type { Database } from '#platform/server/db/pool.ts';
import { countLeft, listForeignHosts, spellAnew } from './one-spelling-queries.ts';

/**
 * Former programs kept `ivan@xn--e1aybc.xn--p1ai` and `ivan@тест.рф` as two addresses (decision 262). Spells what is stored
 * as what is typed now, and says of whom it can't, as the other spelling is another person's.
 */
export async function spellAddresses(
  database: Database,
  log: (line: string) => void,
): Promise<void> {
  const left = await acrossBrands(database, async (tx) => {
    const spellings = (await listForeignHosts(tx))
      .map((was) => ({ was, is: normalEmail(was) }))
      .filter(({ was, is }) => was !== is);
    if (spellings.length === 0) return undefined;
    await spellAnew(tx, spellings);
    return countLeft(
      tx,
      spellings.map(({ was }) => was),
    );
  });
  if (!left || left.people + left.accounts === 0) return;
  const where = left.brands.length > 0 ? ` (${left.brands.join(', ')})` : '';
  log(
    `${left.people} people${where} and ${left.accounts} accounts have an e-mail whose other spelling is somebody else's: ` +
      'they were left as they are. Merge the two records, or give one of them another e-mail.',
  );
}
