import { openOperator } from '#server/platform/db/open-operator.ts';
import type { Manifest } from './manifest.ts';
import { jobsOf, rowsOfBrand } from './rows.ts';
import { takeCopy } from './take-copy.ts';

/** Writes everything of one company to a file, with the accounts of its people (rule 75). */
export async function exportBrand(
  url: string,
  company: NonNullable<Manifest['company']>,
  target: { file: string; replace?: boolean | undefined },
): Promise<Manifest> {
  const client = await openOperator(url);
  try {
    const what = { choose: rowsOfBrand(company.id), jobs: jobsOf(company.id), company };
    return await takeCopy(client, target, what);
  } finally {
    await client.end();
  }
}
