import type { ConfirmationMethod } from '#platform/contract/call/confirmation.ts';
import type { Reach } from '#platform/contract/rules/trust.ts';
import { Failure } from './errors.ts';
import { isFresh } from './fresh.ts';

interface Owner {
  reach: Reach;
  provedAt: Date | null;
  provedHow: ConfirmationMethod | null;
}

/** What proves that it is the account's owner, and not somebody whom a company's provider has named. */
export const ownConfirmations: readonly ConfirmationMethod[] = [
  'passkey',
  'totp',
  'recovery',
  'password',
];

/**
 * 403 `proofNeeded` where a company's provider opened the session, and its person has not proved in the last minutes by
 * something of the account's own that it is theirs (rule 111). Whoever runs the provider could sign in as anybody.
 */
export function requireOwner(actor: Owner, now: Date): void {
  if (actor.reach === 'account') return;
  const isOwn = actor.provedHow !== null && ownConfirmations.includes(actor.provedHow);
  if (isOwn && isFresh(actor, now)) return;
  throw new Failure('proofNeeded', { text: { key: 'userMessages.ownProofNeeded' } });
}

/** 403 where the session reaches one company only, and this is about another (rule 111). */
export function requireReach({ reach }: Pick<Owner, 'reach'>): void {
  if (reach !== 'account')
    throw new Failure('forbidden', { text: { key: 'userMessages.otherSignIn' } });
}
