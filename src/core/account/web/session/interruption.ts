import { errorCodes } from '#platform/contract/call/envelope.ts';
import type { ApiError } from '#platform/web/api/call.ts';
import { createStore } from '#platform/web/ui/base/store.ts';
import { hasUnsaved } from '#platform/web/ui/base/unsaved.ts';
import { dropSession, heldSession } from './held.ts';
import { session } from './session.ts';

/**
 * What stopped the window's calls and can be resolved by the person. `ended`: the session is over
 * while something typed is unsaved. `moved`: the session now works in another brand than the window
 * shows. `unproven`: what the call does asks for a proof of the last minutes (rule 97). `outside`: the company admits
 * people from other networks only, and the server says which address it sees (rule 104).
 */
type Stopped =
  | { what: 'ended' | 'moved' }
  | { what: 'unproven'; call: string }
  | { what: 'outside'; message: string };
export type Interruption = Stopped & {
  /** Call it with true when the refused calls may be made once more. */
  settle: (mended: boolean) => void;
};

/** The current interruption. src/app/web shows the question. */
export const interruption = createStore<Interruption | undefined>(undefined);
let asked: Promise<boolean> | undefined;

/** Asks the person once, however many calls were refused. Resolves to whether they resolved it. */
export function interrupt(stopped: Stopped): Promise<boolean> {
  // What stops the whole window goes before what stops one call.
  const open = interruption.get();
  if (open?.what === 'unproven' && stopped.what !== open.what) open.settle(false);
  asked ??= new Promise<boolean>((resolve) => {
    interruption.set({
      ...stopped,
      settle: (mended) => {
        asked = undefined;
        interruption.set(undefined);
        resolve(mended);
      },
    });
  });
  return asked;
}

/**
 * Handles a refused call that carried this token. Resolves to whether to make it once more. A dead
 * session sends the window to the sign-in screen, unless something typed would be lost.
 */
export async function mendRefusal(error: ApiError, token: string, call: string): Promise<boolean> {
  if (error.code === errorCodes.otherBrand.code) return interrupt({ what: 'moved' });
  if (error.code === errorCodes.proofNeeded.code) return interrupt({ what: 'unproven', call });
  if (error.code === errorCodes.addressRefused.code) {
    // While the window opens, and of another company's list, the refusal is shown where it was asked.
    if (!session() || call === 'switchBrand') return false;
    return interrupt({ what: 'outside', message: error.message });
  }
  if (error.status !== 401 || error.code === errorCodes.wrongCredentials.code) return false;
  // The person has signed in again or signed out since the call was made.
  if (token !== heldSession()) return heldSession() !== null;
  if (session() && hasUnsaved()) return interrupt({ what: 'ended' });
  dropSession('ended');
  return false;
}
