import { scimBase } from '#platform/contract/call/scim.ts';

const base = `/api${scimBase}/`;

/** Whoever types the address with a slash at its end asks with two in a row, or with one at the end. */
export function plainScimAddress(address: string): string {
  if (!address.startsWith(base)) return address;
  const [path = '', ...query] = address.slice(base.length).split('?');
  const parts = path.split('/').filter(Boolean);
  return [`${base}${parts.join('/')}`, ...query].join('?');
}
