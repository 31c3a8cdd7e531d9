/** Paths where `token` in the address belongs to a personal link (rule 4). */
export const invitationPath = /^\/(testing|questionary\/start)(\/|$)/;
/** Paths of mailed links. Their screens take the token from the address themselves. */
export const mailedPath = /^\/(confirm|restore-password|new-email|join|stop)(\/|$)/;

export interface TokenInAddress {
  kind: 'handoff' | 'invitation';
  token: string;
  /** The address without the token. */
  cleaned: string;
}

/** The token in an address, and the address without it. Undefined if there is no token to take out. */
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
