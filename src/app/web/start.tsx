import type { ReactNode } from 'react';
import type { AccountQuestion } from '#core/account/web/session/arrive.ts';
import {
  dropSession,
  followOtherWindows,
  forgetSession,
  heldSession,
  onSessionGone,
  tokenOfBefore,
} from '#core/account/web/session/held.ts';
import { interrupt, mendRefusal } from '#core/account/web/session/interruption.ts';
import { invitation, keepInvitation } from '#core/account/web/session/invitation.ts';
import { currentBrand, session } from '#core/account/web/session/session.ts';
import { setUpApi } from '#platform/web/api/call.ts';
import { invitationPath, tokenInAddress } from '#platform/web/device/handoff/handoff.ts';
import { loginAddress, needsNoAccount } from '#platform/web/device/handoff/remembered.ts';
import { signInNotice } from '#platform/web/device/handoff/sign-in-notice.ts';
import { loadTexts, spokenLocale, startTexts } from '#platform/web/device/texts.ts';
import { watchStyles } from '#platform/web/ui/base/failed-styles.ts';
import { hasUnsaved } from '#platform/web/ui/base/unsaved.ts';
import { loading } from '#platform/web/ui/state/loading-store.ts';
import { openRoutedApp } from './open-routed-app.tsx';

/**
 * Sets up what the first screen needs: the settings for calls, the language, and a session handed
 * over in the address. Resolves to the program that shows it.
 */
export async function start(): Promise<ReactNode> {
  setUpApi({
    session: heldSession,
    locale: spokenLocale,
    brand: shownBrand,
    refused: mendRefusal,
    waiting: loading.begin,
  });
  watchStyles();
  onSessionGone((reason, to = afterLeaving()) => {
    // A page that a link opened comes back as it is, never as the sign-in screen (rule 61).
    if (reason === 'ended' && isLinkPage()) return window.location.reload();
    window.location.assign(reason === 'left' ? to : `${loginAddress(window.location)}#ended`);
  });
  followOtherWindows({
    signedOut: () => {
      if (isByLink()) return forgetSession();
      return hasUnsaved() ? void interrupt({ what: 'ended' }) : dropSession('left');
    },
    // A window with unsaved changes keeps its own session for as long as that lives.
    signedIn: () => isByLink() || hasUnsaved() || window.location.reload(),
    movedTo: (slug) =>
      shownBrand() !== undefined && slug !== shownBrand() && interrupt({ what: 'moved' }),
  });
  const handoff = cleanAddress();
  if (isLinkPage() && !isByLink() && !heldSession()) await reopenLink();
  return isLinkPage() && !isOfAccount() ? openAnswering() : openAccount(handoff);
}

/** Nothing is asked before the page of a link, so the language is found beside it (decision 085). */
async function openAnswering(): Promise<ReactNode> {
  const [program] = await Promise.all([
    import('./answering-app.tsx').then(({ AnsweringApp, askAhead }) => {
      askAhead();
      return <AnsweringApp />;
    }),
    startTexts('frame', 'answering'),
  ]);
  return program;
}

/** Somebody who is signed in already is asked before a session that was handed over is taken. */
async function openAccount(handoff: string | undefined): Promise<ReactNode> {
  if (tokenOfBefore()) await (await import('#core/account/web/session/move-over.ts')).moveOver();
  if (handoff === undefined && !isEntered()) return openSignIn();
  const [question] = await Promise.all([
    handoff === undefined ? undefined : take(handoff),
    startTexts('shared'),
  ]);
  if (question) return openAccountQuestion(question);
  return isEntered() ? openRoutedApp() : openSignIn();
}

async function openAccountQuestion(question: AccountQuestion): Promise<ReactNode> {
  const { AccountQuestionApp } = await import('./account-question-app.tsx');
  await loadTexts('otherAccount');
  return <AccountQuestionApp question={question} />;
}

async function openSignIn(): Promise<ReactNode> {
  const [program] = await Promise.all([
    import('./sign-in-app.tsx').then(({ SignInApp, askBrandsEarly, keepAddress }) => {
      keepAddress();
      askBrandsEarly();
      return <SignInApp />;
    }),
    startTexts('validation'),
  ]);
  return program;
}

/** On its own host a company may have a page for those who have signed out (rule 73). */
function afterLeaving(): string {
  const domain = session()?.user.logoutDomain;
  return domain ? `${window.location.protocol}//${domain}/` : '/login';
}

function shownBrand(): string | undefined {
  const known = session();
  return known && currentBrand(known.user)?.slug;
}

const isEntered = () => heldSession() !== null || needsNoAccount(window.location);

const isLinkPage = () => invitationPath.test(window.location.pathname);
/** The page of a link asks nothing of an account, whoever is signed in beside it. */
const isByLink = () => isLinkPage() && invitation() !== null;
const isOfAccount = () => invitation() === null && heldSession() !== null;

/** The person who comes back to a link's page without the letter finds the link on this device. */
async function reopenLink(): Promise<void> {
  const { onlyInvitation } = await import('#core/account/web/session/kept-invitations.ts');
  const kept = onlyInvitation(new Date());
  if (kept) keepInvitation(kept);
}

/**
 * Removes the token from the address before anything else happens (rule 3). Returns it if it is a
 * handoff token.
 */
function cleanAddress(): string | undefined {
  const found = tokenInAddress(window.location);
  if (!found) return undefined;
  window.history.replaceState(null, '', found.cleaned);
  if (found.kind === 'handoff') return found.token;
  keepInvitation(found.token);
  return undefined;
}

async function take(handoff: string): Promise<AccountQuestion | undefined> {
  try {
    const { arrive } = await import('#core/account/web/session/arrive.ts');
    return await arrive(handoff);
  } catch (error) {
    console.warn('The handoff token was not taken', error);
    if (!heldSession()) signInNotice.set('auth.handoffFailed');
    return undefined;
  }
}
