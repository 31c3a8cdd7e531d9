import { isIP } from 'node:net';
import { brandAddress } from '#core/company/server/address.ts';

/** For whom passkeys are made, and at which addresses they may be used (rule 107). */

/**
 * The host that passkeys are bound to. Undefined where browsers make none: they want a name and https, or
 * this very machine.
 */
export function passkeyHost(publicUrl: string): string | undefined {
  const { protocol, hostname } = new URL(publicUrl);
  if (hostname === 'localhost') return hostname;
  const isName = hostname.includes('.') && isIP(hostname) === 0;
  return protocol === 'https:' && isName ? hostname : undefined;
}

/** The addresses of all companies' hosts, the installation's own first. */
export const passkeyOrigins = (publicUrl: string, hosts: readonly string[]): string[] => [
  ...new Set([publicUrl, ...hosts.map((host) => brandAddress(publicUrl, host))]),
];
