import { createStore } from '#platform/web/ui/base/store.ts';

/** A notice for the sign-in screen to show before anything is typed. */
export const signInNotice = createStore<
  'auth.handoffFailed' | 'bounced.ended' | 'bounced.noSuchPageSignIn' | undefined
>(undefined);
