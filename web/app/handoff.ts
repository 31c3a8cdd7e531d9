/** Where `token` in the address is no handoff: invitations and password resets (decision 4). */
const otherTokens = /^\/(testing|questionary\/start|confirm|restore-password)(\/|$)/;

/** The handoff token of an address and the address without it; undefined where there is none. */
export function tokenInAddress(
  address: Pick<Location, 'pathname' | 'search' | 'hash'>,
): { token: string; cleaned: string } | undefined {
  const search = new URLSearchParams(address.search);
  const token = search.get('token');
  if (token === null || otherTokens.test(address.pathname)) return undefined;
  search.delete('token');
  const rest = search.toString();
  return { token, cleaned: `${address.pathname}${rest && `?${rest}`}${address.hash}` };
}
