import { switchBrand, switchLocale } from '#core/account/contract/current-user.ts';
import type { Locale } from '#platform/texts/t.ts';
import { call } from '#platform/web/api/call.ts';
import { brandKey, writeStored } from '#platform/web/device/storage.ts';
import { chooseLocale, takeLocale } from '#platform/web/device/texts.ts';
import { heldSession, holdSession } from './held.ts';
import { invitation } from './invitation.ts';
import { loadSession, reloadSession } from './load-session.ts';
import { currentBrand, session } from './session.ts';
import { askToSignIn, enter, type FurtherStep, takeHandoff } from './sign-in.ts';

/** Moves the session to another brand and reloads the window in it. */
export async function moveToBrand(name: string, path: string): Promise<void> {
  const reply = await call(switchBrand, { body: { name } });
  if (await enter({ session: heldSession() ?? '', ...reply }, path)) window.location.assign(path);
}

/**
 * Moves the session back to the brand that this window shows, after another window or device moved
 * it. Fails with ApiError.
 */
export async function returnToShownBrand(): Promise<void> {
  const known = session();
  const shown = known && currentBrand(known.user);
  if (!shown) return;
  const { token, holdingDomain } = await call(switchBrand, { body: { name: shown.name } });
  // The window stays where it is, even if the brand has got a host of its own meanwhile.
  if (token && holdingDomain) await takeHandoff(token);
  writeStored(brandKey, shown.slug);
}

/**
 * Signs the same person in to the same brand again without leaving the page. Returns the further step where there is
 * one. Fails with ApiError.
 */
export async function signInAgain(password: string): Promise<FurtherStep | undefined> {
  const known = session();
  const shown = known && currentBrand(known.user);
  if (!shown) return undefined;
  const form = { email: known.user.email, password, holdingSlug: shown.slug };
  return stayWith(await askToSignIn(form));
}

/** Goes on here with what a further step has come to. */
export async function stayWith(
  reply: Awaited<ReturnType<typeof askToSignIn>>,
): Promise<FurtherStep | undefined> {
  if ('step' in reply) return reply;
  if (reply.token) await takeHandoff(reply.token);
  else if (reply.session) holdSession(reply.session);
  return undefined;
}

let wanted: Locale | undefined;
let changing: Promise<unknown> = Promise.resolve();

/**
 * When signed in, saves the language on the server first, then switches to it.
 * Changes run one after another, so after several quick ones the last one counts here and on the
 * server.
 */
export function changeLocale(locale: Locale): Promise<void> {
  wanted = locale;
  const turn = changing.then(() => (wanted === locale ? change(locale) : undefined));
  changing = turn.catch(() => {});
  return turn;
}

/** Public pages show nobody, so there the person is asked for first. Who answers by a link is nobody's account. */
async function whoIsSignedIn() {
  const isOfAccount = heldSession() !== null && invitation() === null;
  return session() ?? (isOfAccount ? loadSession() : undefined);
}

async function change(locale: Locale): Promise<void> {
  const known = await whoIsSignedIn();
  if (known) await call(switchLocale, { params: { id: known.user.id }, body: { locale } });
  if (!known) return chooseLocale(locale);
  await takeLocale(locale);
  await reloadSession();
}
