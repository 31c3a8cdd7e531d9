import type { Database } from '#platform/server/db/pool.ts';
import type { Invited } from '#platform/server/http/call.ts';
import { findInvitation } from './queries.ts';
import { readInvitationToken } from './token.ts';

/**
 * Who holds this personal link. Null for anything that is not a link of ours. An answered or ended
 * link still says whose it is. So a sheet sent again is recognised as saved, and the page can
 * explain kindly what happened. The calls themselves let nothing else through (see link.ts).
 */
export async function authenticateInvitation(
  database: Database,
  token: string,
): Promise<Invited | null> {
  const key = readInvitationToken(token);
  const row = key && (await findInvitation(database, key));
  return row ? { kind: 'invitation', brandId: key.brandId, ...row } : null;
}
