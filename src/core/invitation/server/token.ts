import { createHash, randomBytes } from 'node:crypto';

/** What is stored of a personal link, and the brand to look in. */
export interface InvitationKey {
  brandId: string;
  tokenHash: string;
}

const shape = /^([\w-]{22})\.[\w-]{43}$/;

/**
 * The token of a personal link: the brand's id, a dot, 256 random bits. It exists only in the mail
 * (rule 3).
 */
export function makeInvitationToken(brandId: string): { token: string; tokenHash: string } {
  const brand = Buffer.from(brandId.replaceAll('-', ''), 'hex').toString('base64url');
  const token = `${brand}.${randomBytes(32).toString('base64url')}`;
  return { token, tokenHash: hash(token) };
}

/** Null for anything that cannot be an invitation, such as a session token. */
export function readInvitationToken(token: string): InvitationKey | null {
  const brand = shape.exec(token)?.[1];
  if (!brand) return null;
  const hex = Buffer.from(brand, 'base64url').toString('hex');
  const brandId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return { brandId, tokenHash: hash(token) };
}

const hash = (token: string): string => createHash('sha256').update(token).digest('hex');
