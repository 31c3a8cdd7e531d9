import { invitationPath, mailedPath } from './handoff.ts';

/**
 * The address on the brand's own host, with the handoff token and where to go there. A development
 * port is kept. Leads to home if `path` points to another host, or if `token` would mean something
 * else at that path.
 */
export function handoffAddress(
  { protocol, port }: Pick<Location, 'protocol' | 'port'>,
  domain: string,
  token: string,
  path = '/',
): string {
  const host = port && !domain.includes(':') ? `${domain}:${port}` : domain;
  const home = new URL(`${protocol}//${host}/`);
  const wanted = new URL(path, home);
  const { pathname, host: reached } = wanted;
  const isOwn =
    reached === home.host && !invitationPath.test(pathname) && !mailedPath.test(pathname);
  const address = isOwn ? wanted : home;
  address.searchParams.set('token', token);
  return address.href;
}
