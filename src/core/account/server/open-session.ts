import { randomUUID } from 'node:crypto';
import { longestByProvider, longestOfAll } from '#core/account/contract/rules/session-terms.ts';
import type { Hosts } from '#core/company/server/address.ts';
import type { ConfirmationMethod } from '#platform/contract/call/confirmation.ts';
import type { Device } from '#platform/contract/rules/device.ts';
import type { Database } from '#platform/server/db/pool.ts';
import { seeAccount, type Tx, together, withPossession } from '#platform/server/db/scope.ts';
import { Failure } from '#platform/server/shared/errors.ts';
import { lockPassword } from './account-queries.ts';
import {
  type Entry,
  endSurplus,
  findDomain,
  findParent,
  insertOneTimeToken,
  insertSession,
  spendHandoff,
} from './queries.ts';
import { hashToken, newToken } from './tokens.ts';

/** A session ends after this many milliseconds in any case. */
const absolute = longestOfAll * 60 * 1000;
const absoluteByProvider = longestByProvider * 60 * 1000;
/** A handoff token lives at most this long (rule 3). */
const handoffLife = 60 * 1000;
/** An account has at most this many sessions (rule 48). */
export const mostSessions = 20;
/** Each visitor of a public demo has one (rule 203). */
export const mostVisitors = 2000;

interface Member {
  accountId: string;
  brandId: string;
}

/** A session that has just been opened. */
export interface OpenedSession {
  id: string;
  accountId: string;
  token: string;
}

interface SignedIn extends Member {
  /**
   * The hash that the password was checked against. If it has been replaced meanwhile, nothing is
   * opened.
   */
  passwordHash?: string | null | undefined;
  /** How they have just proved who they are; left out, by a password. Null: by nothing that counts as a proof. */
  provedHow?: ConfirmationMethod | null | undefined;
  hasFactor?: boolean | undefined;
  /** The company's own sign-in that vouches for them, there and nowhere else (rule 111). */
  provider?: Provider | undefined;
}

/** A company's own sign-in, and what it calls the session. */
export interface Provider {
  connectionId: string;
  /** The provider's own name for the session. */
  idpSid: string | null;
}

/** An entry that was proved now: the account's own, or by a company's provider. */
const entryOf = (
  {
    provedHow = 'password',
    hasFactor,
    provider,
  }: Pick<SignedIn, 'provedHow' | 'hasFactor' | 'provider'>,
  now: Date,
): Entry & { expiresAt: Date } => ({
  provedAt: provedHow && now,
  provedHow,
  hasFactor: hasFactor ?? false,
  reach: provider ? 'brand' : 'account',
  connectionId: provider?.connectionId ?? null,
  idpSid: provider?.idpSid ?? null,
  expiresAt: new Date(now.getTime() + (provider ? absoluteByProvider : absolute)),
});

/**
 * Opens a session for somebody who has just proved who they are, in a transaction that sees the
 * account. Its token is stored nowhere; `giveSession` brings it to whoever asks. Throws the same 401 as a wrong password.
 */
export async function openSession(
  tx: Tx,
  {
    device = unknownDevice,
    passwordHash,
    provedHow,
    hasFactor,
    provider,
    most = mostSessions,
    ...member
  }: SignedIn & { device?: Device; most?: number },
  now: Date,
): Promise<OpenedSession> {
  const [, opened] = await together(
    requirePassword(tx, { ...member, passwordHash }),
    addSession(
      tx,
      {
        ...member,
        ...entryOf({ provedHow, hasFactor, provider }, now),
        device,
        most,
        parentId: null,
      },
      now,
    ),
  );
  return opened;
}

const unknownDevice: Device = { browser: null, system: null };

/**
 * A token that an address carries to the brand's own host, once, within a minute (rule 3). One that
 * is made in a session dies with it. The transaction sees the account.
 */
export async function openHandoff(
  tx: Tx,
  {
    accountId,
    brandId,
    passwordHash,
    sessionId,
    provedHow = 'password',
    hasFactor,
  }: SignedIn & { sessionId?: string },
  now: Date,
): Promise<string> {
  const token = newToken();
  await requirePassword(tx, { accountId, passwordHash });
  await insertOneTimeToken(tx, {
    tokenHash: hashToken(token),
    purpose: 'handoff',
    accountId,
    forBrandId: brandId,
    sessionId,
    provedHow,
    hasFactor,
    expiresAt: new Date(now.getTime() + handoffLife),
  });
  return token;
}

/**
 * Spends a handoff for a session that ends no later than the one it came from. Undefined when the
 * handoff is unknown, spent or expired, or its session has ended, and at another host than the brand's
 * home, which it was made for: seen elsewhere, it has leaked, and is spent all the same (rule 48).
 */
export function takeHandoff(
  database: Database,
  { token, device, host, publicHost }: { token: string; device: Device } & Hosts,
  now: Date,
): Promise<OpenedSession | undefined> {
  const tokenHash = hashToken(token);
  return withPossession(database, { tokenHash }, async (tx) => {
    const spent = await spendHandoff(tx, tokenHash, now);
    if (!spent?.forBrandId) return undefined;
    const { accountId, forBrandId: brandId, sessionId: parentId, ...entry } = spent;
    await seeAccount(tx, accountId);
    if (((await findDomain(tx, brandId)) ?? publicHost) !== host) return undefined;
    await lockPassword(tx, accountId);
    // A handoff proves nothing: what was proved is what its session has proved, or signing in just now.
    const proved = (parentId && (await findParent(tx, parentId))) || entryOf(entry, now);
    return addSession(
      tx,
      { accountId, brandId, device, most: mostSessions, parentId, ...proved },
      now,
    );
  });
}

async function requirePassword(
  tx: Tx,
  { accountId, passwordHash }: Pick<SignedIn, 'accountId' | 'passwordHash'>,
): Promise<void> {
  const current = await lockPassword(tx, accountId);
  if (passwordHash && current !== passwordHash) throw new Failure('wrongCredentials');
}

interface NewSession extends Member, Entry {
  device: Device;
  /** How many sessions the account may have, this one among them. */
  most: number;
  parentId: string | null;
  expiresAt: Date;
}

/** The account must be locked before, so that its sessions are counted one after another. */
async function addSession(
  tx: Tx,
  { device, most, ...session }: NewSession,
  createdAt: Date,
): Promise<OpenedSession> {
  const { accountId } = session;
  const [id, token] = [randomUUID(), newToken()];
  await together(
    insertSession(tx, { ...session, ...device, id, tokenHash: hashToken(token), createdAt }),
    endSurplus(tx, { accountId, newest: id, most }),
  );
  return { id, accountId, token };
}
