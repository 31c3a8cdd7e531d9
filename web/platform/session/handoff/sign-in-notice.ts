import { createStore } from '#web/platform/ui/base/store.ts';

/** A notice for the sign-in screen to show before anything is typed. */
export const signInNotice = createStore<
  'auth.handoffFailed' | 'bounced.ended' | 'bounced.noSuchPageSignIn' | undefined
>(undefined);
