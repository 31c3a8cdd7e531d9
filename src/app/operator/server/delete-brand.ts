import type { Keyring } from '#platform/server/keyring/keyring.ts';
import { deleteBrand } from './queries.ts';
import { asOperator, destroyAsOperator, findBrand } from './state.ts';

/** Rows that came in meanwhile refer to what is being deleted. */
const cameIn = '23503';
const mostTries = 3;

/**
 * Deletes a company with all its data, for good: all of it or nothing. Accounts that belong to no other
 * company go too, and then the keys of its answers. Returns the e-mails of the deleted accounts.
 */
export async function removeBrand(url: string, keyring: Keyring, slug: string): Promise<string[]> {
  const { id, emails } = await deleteRows(url, slug);
  await destroyAsOperator(url, () => keyring.destroyAll(id));
  return emails;
}

async function deleteRows(
  url: string,
  slug: string,
  tries = 1,
): Promise<{ id: string; emails: string[] }> {
  try {
    return await asOperator(url, async (client) => {
      await client.query('begin');
      const { id } = await findBrand(client, slug);
      const emails = await deleteBrand(client, id);
      await client.query('commit');
      return { id, emails };
    });
  } catch (error) {
    if ((error as { code?: string }).code !== cameIn || tries === mostTries) throw error;
    return deleteRows(url, slug, tries + 1);
  }
}
