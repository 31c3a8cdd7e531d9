import type { Database } from '#server/db/pool.ts';
import type { Invited } from '#server/http/call.ts';
import { findInvitation } from './queries.ts';
import { readInvitationToken } from './token.ts';

/**
 * Whom a personal link lets in; null for what is no link of ours. A link that is answered or ended
 * still says whose it is, so that a sheet sent again is known as saved and the page can say kindly
 * what happened; the calls themselves let nothing else through (see link.ts).
 */
export async function authenticateInvitation(
  database: Database,
  token: string,
): Promise<Invited | null> {
  const key = readInvitationToken(token);
  const row = key && (await findInvitation(database, key));
  return row ? { kind: 'invitation', brandId: key.brandId, ...row } : null;
}
