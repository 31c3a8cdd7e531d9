import { countForeign, deleteForeign } from '#core/account/server/passkey/queries.ts';
import { passkeyHost } from '#core/account/server/passkey/relying-party.ts';
import type { Database } from '#platform/server/db/pool.ts';
import type { Config } from '#platform/server/shared/config.ts';

/**
 * Passkeys are bound to the host of PUBLIC_URL (rule 107). Where it has become another, they would open nothing,
 * and people would be asked for what they can't give: so they are deleted if PASSKEYS_END names their host. Throws a
 * sentence where it doesn't.
 */
export async function requirePasskeys(
  database: Database,
  { publicUrl, passkeysEnd }: Pick<Config, 'publicUrl' | 'passkeysEnd'>,
  log: (line: string) => void,
): Promise<void> {
  const foreign = await countForeign(database, passkeyHost(publicUrl));
  for (const { host, count } of foreign) {
    if (!passkeysEnd.includes(host)) {
      throw new Error(
        `PUBLIC_URL is ${publicUrl}, and ${count} passkeys in this database are bound to ${host}: they would open ` +
          `nothing. Name ${host} again in PUBLIC_URL, with https, or set PASSKEYS_END=${host} to delete them. ` +
          'Their owners then sign in with their passwords and add new ones. Nothing was changed.',
      );
    }
  }
  const hosts = foreign.map(({ host }) => host);
  if (hosts.length > 0) await deleteForeign(database, hosts);
  for (const { host, count } of foreign) log(`Deleted ${count} passkeys bound to ${host}`);
}
