import { exchangeToken, logoutUser } from '#contract/company/auth.ts';
import { type CurrentUser, getCurrentUserInfo } from '#contract/company/current-user.ts';
import { shortName } from '#contract/platform/rules/names.ts';
import { ApiError, call } from '#web/platform/api/call.ts';
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
  /** Where to go on; undefined to stay at the address. */
  path?: string | undefined;
}

/**
 * Takes a handoff that an address brought. Where somebody else is signed in, their session stays:
 * returns the question that the person is to be asked (rule 48). Fails with ApiError.
 */
export async function arrive(handoff: string): Promise<AccountQuestion | undefined> {
  const held = sessionToken();
  const [here, { token = '' }] = await Promise.all([
    held === null ? undefined : whoHolds(held),
    call(exchangeToken, { body: { token: handoff } }),
  ]);
  return take(here, token);
}

/** The same with a session that a mailed link has opened. Then it goes on to `path`. */
export async function arriveWith(
  token: string,
  path: string,
): Promise<AccountQuestion | undefined> {
  const held = sessionToken();
  const question = await take(held === null ? undefined : await whoHolds(held), token);
  return question && { ...question, path };
}

async function take(
  here: CurrentUser | undefined,
  token: string,
): Promise<AccountQuestion | undefined> {
  const other = here && (await call(getCurrentUserInfo, { token })).data;
  if (other && other.id !== here.id) {
    return { here: shown(here), other: shown(other), otherToken: token };
  }
  leaveVisitorsLocale();
  keepToken(token);
  return undefined;
}

function goOn(path: string | undefined): void {
  if (path === undefined) window.location.reload();
  else window.location.assign(path);
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

/** Goes on as the other account: the person who was signed in here is signed out. */
export async function changeAccount({ otherToken, path }: AccountQuestion): Promise<void> {
  await end(sessionToken());
  leaveVisitorsLocale();
  keepToken(otherToken);
  goOn(path);
}

/** Everything stays as it was, and the other account's session ends. */
export async function keepAccount({ otherToken, path }: AccountQuestion): Promise<void> {
  await end(otherToken);
  goOn(path);
}

/** Where the server can't be told, the session ends by itself, and can be ended in the settings. */
async function end(token: string | null): Promise<void> {
  if (token === null) return;
  await call(logoutUser, { body: {}, token }).catch((error) => {
    console.warn('The server was not told of the signing out', error);
  });
}
