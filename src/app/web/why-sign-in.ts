import { signInNotice } from '#platform/web/device/handoff/sign-in-notice.ts';
import { loadTexts } from '#platform/web/device/texts.ts';
import { isUnknown } from './route/router.ts';

/** Says at the sign-in screen what the person would hear at home, if they were signed in. */
export async function tellWhy(wanted: string, isEnded: boolean): Promise<void> {
  const why = isUnknown(wanted) ? 'noSuchPageSignIn' : isEnded && 'ended';
  if (!why) return;
  await loadTexts('bounced');
  signInNotice.set(`bounced.${why}`);
}
