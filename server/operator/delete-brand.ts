import { clearFiles } from '#server/db/clear-files.ts';
import { jobLimits, openPool } from '#server/db/pool.ts';
import { deleteBrand, forgetClearing, queueClearing } from './queries.ts';
import { asOperator, findBrand } from './state.ts';

/** Rows that came in meanwhile refer to what is being deleted. */
const cameIn = '23503';
const mostTries = 3;

/**
 * Deletes a company with all its data, for good: all of it or nothing. Accounts that belong to no other
 * company go too. Then the files in which answers were are written anew, or will be by the product
 * where somebody holds them now. Returns the e-mails of the deleted accounts and whether the files are
 * clear.
 */
export async function removeBrand(
  url: string,
  slug: string,
  ownsServer: boolean,
): Promise<{ emails: string[]; isClear: boolean }> {
  const emails = await deleteRows(url, slug);
  return { emails, isClear: await clear(url, ownsServer) };
}

async function deleteRows(url: string, slug: string, tries = 1): Promise<string[]> {
  try {
    return await asOperator(url, async (client) => {
      await client.query('begin');
      const { id } = await findBrand(client, slug);
      const emails = await deleteBrand(client, id);
      await queueClearing(client);
      await client.query('commit');
      return emails;
    });
  } catch (error) {
    if ((error as { code?: string }).code !== cameIn || tries === mostTries) throw error;
    return deleteRows(url, slug, tries + 1);
  }
}

async function clear(url: string, ownsServer: boolean): Promise<boolean> {
  const pool = openPool(url, () => {}, { limits: jobLimits });
  try {
    await clearFiles({ pool }, ownsServer);
    await asOperator(url, forgetClearing);
    return true;
  } catch {
    return false;
  } finally {
    await pool.end();
  }
}
