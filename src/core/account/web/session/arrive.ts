import { exchangeToken } from '#core/account/contract/auth.ts';
import { chooseAccount, getChoice } from '#core/account/contract/choice.ts';
import { type CurrentUser, getCurrentUserInfo } from '#core/account/contract/current-user.ts';
import { shortName } from '#platform/contract/rules/names.ts';
import { call } from '#platform/web/api/call.ts';
import { leaveVisitorsLocale, texts } from '#platform/web/device/texts.ts';
import { heldSession, holdSession } from './held.ts';
import { currentBrand } from './session.ts';

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
  /** What the press redeems (rule 102). */
  choice: string;
  /** Where to go on; undefined to stay at the address. */
  path?: string | undefined;
}

/**
 * Takes a handoff that an address brought. Where somebody else is signed in, their session stays:
 * returns the question that the person is to be asked (rule 48). Fails with ApiError.
 */
export async function arrive(handoff: string): Promise<AccountQuestion | undefined> {
  return take(await call(exchangeToken, { body: { token: handoff, keep: 'cookie' } }));
}

/** What has been opened: a session that the cookie brings, or a question. */
interface Opened {
  session?: string | undefined;
  choice?: string | undefined;
}

/** The same with a session that a mailed link has opened. Then it goes on to `path`. */
export async function arriveWith(
  opened: Opened,
  path: string,
): Promise<AccountQuestion | undefined> {
  const question = await take(opened);
  return question && { ...question, path };
}

async function take({ session, choice }: Opened): Promise<AccountQuestion | undefined> {
  if (choice && heldSession()) {
    const [here, { name, email, brand }] = await Promise.all([
      call(getCurrentUserInfo),
      call(getChoice, { body: { choice } }),
    ]);
    return { here: shown(here.data), other: { name, email, brand }, choice };
  }
  // Somebody's cookie has outlived their mark, as where the server couldn't be told of the signing out.
  const taken = choice ? await choose(choice, true) : session;
  if (taken) hold(taken);
  return undefined;
}

const choose = async (choice: string, take: boolean): Promise<string | undefined> =>
  (await call(chooseAccount, { body: { choice, take } })).session;

function hold(session: string): void {
  leaveVisitorsLocale();
  holdSession(session);
}

function goOn(path: string | undefined): void {
  if (path === undefined) window.location.reload();
  else window.location.assign(path);
}

const shown = (user: CurrentUser): Arrived => ({
  name: shortName(user, texts().locale),
  email: user.email,
  brand: currentBrand(user)?.name ?? '',
});

/** Goes on as the other account: the person who was signed in here is signed out. Fails with ApiError. */
export async function changeAccount({ choice, path }: AccountQuestion): Promise<void> {
  const session = await choose(choice, true);
  if (session) hold(session);
  goOn(path);
}

/** Everything stays as it was, and the other account's session ends: by itself where the server can't be told. */
export async function keepAccount({ choice, path }: AccountQuestion): Promise<void> {
  await choose(choice, false).catch((error) => {
    console.warn('The server was not told of the refusal', error);
  });
  goOn(path);
}
