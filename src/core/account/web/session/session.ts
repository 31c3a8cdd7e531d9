import type { CurrentUser } from '#core/account/contract/current-user.ts';
import type { getQuestionaryStructure } from '#core/questionary/contract/questionary.ts';
import type { Permission, Role } from '#platform/contract/call/access.ts';
import type { ReplyFields } from '#platform/contract/call/endpoint.ts';
import { createStore, useStore } from '#platform/web/ui/base/store.ts';

/** Who is signed in, what they may do, and the dictionaries in their language. */
export interface Session {
  user: CurrentUser;
  roles: readonly Role[];
  permissions: ReadonlySet<string>;
  structure: ReplyFields<typeof getQuestionaryStructure>['data'];
}

const store = createStore<Session | undefined>(undefined);

export const session = store.get;

export const keepSession = (found: Session): void => store.set(found);

export const currentBrand = (user: CurrentUser) => user.brandList.find((brand) => brand.current);

/** The signed-in person. Use it only below the admin layout, which waits for the session. */
export function useSession(): Session {
  const found = useStore(store);
  if (!found) throw new Error('useSession() outside of a session');
  return found;
}

/** Whether the signed-in person may do this. It only hides things; the server checks every call. */
export function can(permission: Permission): boolean {
  return store.get()?.permissions.has(permission) ?? false;
}

/** Whether somebody waits for this person's answers. */
export const hasToAnswer = (): boolean => (store.get()?.user.openAssignments ?? 0) > 0;

/** `const can = useCan(); can(questionaryPolicy.remind.needs)` */
export function useCan(): (permission: Permission) => boolean {
  const found = useStore(store);
  return (permission) => found?.permissions.has(permission) ?? false;
}
