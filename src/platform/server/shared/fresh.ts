import { confirmationLasts } from '#platform/contract/call/confirmation.ts';
import { Failure } from './errors.ts';

/** When somebody last proved, in their session, who they are. */
interface Proved {
  provedAt: Date | null;
}

/** How far the clocks of several processes may be apart. */
const skew = 60 * 1000;

/** A proof in the future is from before the clock was set back, and counts no more. */
export function isFresh({ provedAt }: Proved, now: Date): boolean {
  const age = provedAt ? now.getTime() - provedAt.getTime() : Number.POSITIVE_INFINITY;
  return -skew <= age && age < confirmationLasts;
}

/**
 * 403 `proofNeeded` where the person has not proved in the last minutes who they are (rule 97). Calls with
 * `fresh: true` do it before anything else; those with `sometimes` in their handlers, before anything is saved.
 */
export function requireFresh(actor: Proved, now: Date): void {
  if (isFresh(actor, now)) return;
  throw new Failure('proofNeeded');
}
