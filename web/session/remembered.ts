import { ownPathParam } from '#web/list/params.ts';
import { invitationPath, mailedPath } from './handoff.ts';

/** May an address be opened without an account? Invitations, mailed links, the list of controls. */
export const needsNoAccount = (
  { pathname }: Pick<Location, 'pathname'>,
  isInvited: boolean,
): boolean =>
  pathname === '/ui-kit' ||
  mailedPath.test(pathname) ||
  (isInvited && invitationPath.test(pathname));

/** The address of the sign-in screen that remembers where somebody wanted to go (spec 1, section 2). */
export function loginAddress({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  const wanted = pathname + search;
  if (wanted === '/') return '/login';
  return pathname === '/login' ? wanted : `/login?redirect=${encodeURIComponent(wanted)}`;
}

/** Where to go after signing in: what was remembered, if it is a path of ours, else home. */
export function rememberedAddress(search: string): string {
  return ownPathParam(new URLSearchParams(search).get('redirect')) ?? '/';
}
