import type { Permission, Role } from '#contract/access.ts';
import type { ReplyFields } from '#contract/endpoint.ts';
import { getQuestionaryStructure } from '#contract/questionary.ts';
import { type CurrentUser, getAvailableRoutes, getCurrentUserInfo } from '#contract/user.ts';
import { call } from '#web/api.ts';
import { createStore, useStore } from '#web/store.ts';
import { writeStored } from './storage.ts';
import { sessionToken } from './token.ts';

export const brandKey = 'brand';

/** Who is signed in, what they may do, and the words of the dictionaries in their language. */
export interface Session {
  user: CurrentUser;
  roles: readonly Role[];
  permissions: ReadonlySet<string>;
  structure: ReplyFields<typeof getQuestionaryStructure>['data'];
}

const store = createStore<Session | undefined>(undefined);
let loading: Promise<Session> | undefined;

export const session = store.get;
export const watchSession = store.subscribe;

/** Asks once; later callers get the same. Fails with ApiError. */
export function loadSession(): Promise<Session> {
  const known = store.get();
  if (known) return Promise.resolve(known);
  loading ??= ask().finally(() => {
    loading = undefined;
  });
  return loading;
}

/** Asks again: the language, the brand or the person's own data have changed. */
export async function reloadSession(): Promise<void> {
  await ask();
}

export function forgetSession(): void {
  store.set(undefined);
}

async function ask(): Promise<Session> {
  const token = sessionToken();
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
  // Signed out meanwhile: what came belongs to nobody any more.
  if (token !== sessionToken()) return found;
  store.set(found);
  const brand = currentBrand(found.user);
  if (brand) writeStored(brandKey, brand.slug);
  return found;
}

export const currentBrand = (user: CurrentUser) => user.brandList.find((brand) => brand.current);

/** The signed-in person; only below the admin layout, which waits for it. */
export function useSession(): Session {
  const found = useStore(store);
  if (!found) throw new Error('useSession() outside of a session');
  return found;
}

/** The signed-in person where there may be none: a testing screen opened by an invitation. */
export const useMaybeSession = (): Session | undefined => useStore(store);

/** May the signed-in person do this? The server decides; this only hides what it would refuse. */
export function can(permission: Permission): boolean {
  return store.get()?.permissions.has(permission) ?? false;
}

/** `const can = useCan(); can('questionary_questionary_create')` */
export function useCan(): (permission: Permission) => boolean {
  const found = useStore(store);
  return (permission) => found?.permissions.has(permission) ?? false;
}
