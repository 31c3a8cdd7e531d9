/** Where an address leads that names no host. */
const nowhere = 'http://own.invalid';

/** Pages that do something by themselves, or that nobody signed in comes back to. */
const noReturn = /^\/(api|login|sso|confirm|restore-password|new-email|join|stop)(\/|$)/;

/**
 * A path of the product to go to after signing in, or home where it would lead elsewhere. What a browser reads as
 * another host has many forms: `//evil`, `/\evil`, a tab in between, a scheme.
 */
export function ownPath(wanted: string | undefined): string {
  if (!wanted?.startsWith('/') || wanted.length > 1000) return '/';
  if (/[\\\s\p{C}]/u.test(wanted) || !URL.canParse(wanted, nowhere)) return '/';
  const url = new URL(wanted, nowhere);
  if (url.origin !== nowhere || url.pathname.startsWith('//') || noReturn.test(url.pathname)) {
    return '/';
  }
  // A handoff or an invitation is no part of where somebody was.
  if (url.searchParams.has('token')) url.searchParams.delete('token');
  return url.pathname + url.search + url.hash;
}
