import { openOperator } from '#platform/server/db/open-operator.ts';
import type { Manifest } from './copy-manifest.ts';
import { countAccounts } from './queries.ts';
import { insteadFor, jobsOf, rowsOfBrand, withoutPassword } from './rows.ts';
import { takeCopy } from './take-copy.ts';

export interface Exported extends Manifest {
  /** How many of its people work for other companies too: their passwords are not in the file. */
  sharedCount: number;
}

/** Writes everything of one company to a file, with the accounts of its people (rule 75). */
export async function exportBrand(
  url: string,
  company: NonNullable<Manifest['company']>,
  target: { file: string; replace?: boolean | undefined },
): Promise<Exported> {
  const client = await openOperator(url);
  const { id } = company;
  try {
    const what = { choose: rowsOfBrand(id), instead: insteadFor(id), jobs: jobsOf(id), company };
    const manifest = await takeCopy(client, target, what);
    return { ...manifest, sharedCount: await countAccounts(client, withoutPassword(id)) };
  } finally {
    await client.end();
  }
}
