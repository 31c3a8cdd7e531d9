import { openOperator } from '#platform/server/db/open-operator.ts';
import type { Manifest } from './copy-manifest.ts';
import { allRows } from './rows.ts';
import { takeCopy } from './take-copy.ts';

/** Writes everything of an installation to a file, while the product runs or not (rule 75). */
export async function backUp(
  url: string,
  target: { file: string; replace?: boolean | undefined },
  signal?: AbortSignal,
): Promise<Manifest> {
  const client = await openOperator(url, signal);
  try {
    return await takeCopy(client, target, { choose: allRows, jobs: 'true', company: null });
  } finally {
    await client.end();
  }
}
