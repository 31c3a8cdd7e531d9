/** Where `token` in the address is a personal link's (rule 4). */
export const invitationPath = /^\/(testing|questionary\/start)(\/|$)/;
/** Where it is a mailed link's, which the screen there takes itself. */
export const mailedPath = /^\/(confirm|restore-password|new-email)(\/|$)/;

export interface TokenInAddress {
  kind: 'handoff' | 'invitation';
  token: string;
  /** The address without it. */
  cleaned: string;
}

/** The token of an address, to be taken out of it at once; undefined where there is none. */
export function tokenInAddress(
  address: Pick<Location, 'pathname' | 'search' | 'hash'>,
): TokenInAddress | undefined {
  const search = new URLSearchParams(address.search);
  const token = search.get('token');
  if (token === null || mailedPath.test(address.pathname)) return undefined;
  search.delete('token');
  const rest = search.toString();
  return {
    kind: invitationPath.test(address.pathname) ? 'invitation' : 'handoff',
    token,
    cleaned: `${address.pathname}${rest && `?${rest}`}${address.hash}`,
  };
}

/**
 * The brand's own host, with the handoff token and where to go there; a port of development stays.
 * Home, where `path` leads to another host or a token in its address means something else.
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
