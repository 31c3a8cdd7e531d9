import { ownPathParam } from '#platform/web/list/own-path.ts';
import { invitationPath, mailedPath } from './handoff.ts';

/** How answers are protected, and the legal section. */
const publicPath = /^\/(answers-protected|sso|legal(\/[a-z]+)?)\/?$/;

/** Whether an address opens without an account: invitations, mailed links, and public pages. */
export const needsNoAccount = ({ pathname }: Pick<Location, 'pathname'>): boolean =>
  publicPath.test(pathname) || mailedPath.test(pathname) || invitationPath.test(pathname);

/** The address of the sign-in screen, with the address to return to afterwards. */
export function loginAddress({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  const wanted = pathname + search;
  if (wanted === '/') return '/login';
  return pathname === '/login' ? wanted : `/login?redirect=${encodeURIComponent(wanted)}`;
}

/** Where to go after signing in: the remembered address if it is a path of this app, otherwise home. */
export function rememberedAddress(search: string): string {
  return ownPathParam(new URLSearchParams(search).get('redirect')) ?? '/';
}
