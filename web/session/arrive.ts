import { exchangeToken, logoutUser } from '#contract/auth.ts';
import { shortName } from '#contract/rules/names.ts';
import { type CurrentUser, getCurrentUserInfo } from '#contract/user.ts';
import { ApiError, call } from '#web/api/call.ts';
import { currentBrand } from './session.ts';
import { leaveVisitorsLocale } from './texts.ts';
import { keepToken, sessionToken } from './token.ts';

/** An account as its person knows it. */
export interface Arrived {
  name: string;
  email: string;
  brand: string;
}

/** Somebody is signed in here, and a link has come that signs somebody else in. */
export interface AccountQuestion {
  here: Arrived;
  other: Arrived;
  /** The other account's session, which nothing uses until the person says so. */
  otherToken: string;
}

/**
 * Takes a handoff that an address brought. Where somebody else is signed in, their session stays:
 * returns the question that the person is to be asked (rule 48). Fails with ApiError.
 */
export async function arrive(handoff: string): Promise<AccountQuestion | undefined> {
  const held = sessionToken();
  const [here, { token }] = await Promise.all([
    held === null ? undefined : whoHolds(held),
    call(exchangeToken, { body: { token: handoff } }),
  ]);
  const other = here && (await call(getCurrentUserInfo, { token })).data;
  if (other && other.id !== here.id) {
    return { here: shown(here), other: shown(other), otherToken: token };
  }
  leaveVisitorsLocale();
  keepToken(token);
  return undefined;
}

/** Undefined where the session is over. */
async function whoHolds(token: string): Promise<CurrentUser | undefined> {
  try {
    return (await call(getCurrentUserInfo, { token })).data;
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return undefined;
    throw error;
  }
}

const shown = (user: CurrentUser): Arrived => ({
  name: shortName(user),
  email: user.email,
  brand: currentBrand(user)?.name ?? '',
});

/** Goes on as the other account: whoever was signed in here is signed out. */
export async function changeAccount({ otherToken }: AccountQuestion): Promise<void> {
  await end(sessionToken());
  leaveVisitorsLocale();
  keepToken(otherToken);
  window.location.reload();
}

/** Everything stays as it was, and the other account's session ends. */
export async function keepAccount({ otherToken }: AccountQuestion): Promise<void> {
  await end(otherToken);
  window.location.reload();
}

/** Where the server can't be told, the session ends by itself, and can be ended in the settings. */
async function end(token: string | null): Promise<void> {
  if (token === null) return;
  await call(logoutUser, { body: {}, token }).catch((error) => {
    console.warn('The server was not told of the signing out', error);
  });
}
