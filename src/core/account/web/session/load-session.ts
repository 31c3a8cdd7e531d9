import { getAvailableRoutes, getCurrentUserInfo } from '#core/account/contract/current-user.ts';
import { getQuestionaryStructure } from '#core/questionary/contract/questionary.ts';
import { call } from '#platform/web/api/call.ts';
import { brandKey, writeStored } from '#platform/web/device/storage.ts';
import { storedLocale, takeLocale, texts } from '#platform/web/device/texts.ts';
import { showAccent } from './accent.ts';
import { heldSession } from './held.ts';
import { currentBrand, keepSession, type Session, session } from './session.ts';

let loading: Promise<Session> | undefined;

/** Asks the server once; later callers get the same answer. Fails with ApiError. */
export function loadSession(): Promise<Session> {
  const known = session();
  if (known) return Promise.resolve(known);
  loading ??= ask().finally(() => {
    loading = undefined;
  });
  return loading;
}

/** Asks again after the language, the brand or the person's own data have changed. */
export async function reloadSession(): Promise<void> {
  await ask();
}

/** Reads the person anew, with how much is still open: something was answered, here or elsewhere. */
export async function refreshPerson(): Promise<void> {
  const [known, token] = [session(), heldSession()];
  if (!known) return;
  const { data } = await call(getCurrentUserInfo);
  if (token === heldSession()) keepSession({ ...known, user: data });
}

async function ask(): Promise<Session> {
  const token = heldSession();
  const [user, routes, structure] = await Promise.all([
    call(getCurrentUserInfo),
    call(getAvailableRoutes),
    call(getQuestionaryStructure),
  ]);
  const found: Session = {
    user: user.data,
    roles: user.data.roles.map((role) => role.id),
    permissions: new Set(routes.data),
    structure: structure.data,
  };
  // The person has signed out meanwhile, so this answer must not be used.
  if (token !== heldSession()) return found;
  if (await takesOwnLocale(found.user)) return ask();
  keepSession(found);
  const brand = currentBrand(found.user);
  if (brand) writeStored(brandKey, brand.slug);
  showAccent(brand?.accent);
  return found;
}

/**
 * Where this device keeps no language, as after signing in, it becomes the account's (rule 63).
 * Returns whether it is another one than before, in which the server has just answered.
 */
async function takesOwnLocale({ locale }: Session['user']): Promise<boolean> {
  if (storedLocale()) return false;
  const spoken = texts().locale;
  await takeLocale(locale);
  return spoken !== locale;
}
