import { ownPathParam } from '#platform/web/list/own-path.ts';

/**
 * A path outside a session with what the sign-in screen remembers, so that whoever reads the terms or has
 * forgotten the password still gets to where a letter led.
 */
export function handOn(path: string): string {
  const wanted = ownPathParam(new URLSearchParams(window.location.search).get('redirect'));
  return wanted ? `${path}?redirect=${encodeURIComponent(wanted)}` : path;
}
