import { isIPv4, isIPv6 } from 'node:net';

/**
 * What one subscriber has of addresses: an IPv4 address, or the first 64 bits of an IPv6 one, as
 * `2001:db8:0:1::/64`. Whatever is no address stays as it is.
 */
export function addressBlock(address: string): string {
  const plain = address.replace(/%.*$/, '');
  if (!isIPv6(plain)) return address;
  const groups = groupsOf(plain);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped) return groups.slice(6).flatMap(bytesOf).join('.');
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

/** An address as people write it: an IPv4 one that came as IPv6 is an IPv4 one. */
export const plainAddress = (address: string): string => {
  const own = addressBlock(address);
  return isIPv4(own) ? own : address.replace(/%.*$/, '');
};

/**
 * The network of an address, as 203.0.113.0/24 or 2001:db8:1::/48: it tells a provider or an office, and no
 * single household. Whatever is no address has none.
 */
export function networkOf(address: string): string | null {
  const own = addressBlock(address);
  if (isIPv4(own)) return `${own.split('.').slice(0, 3).join('.')}.0/24`;
  return own.endsWith('::/64') ? `${own.split(':').slice(0, 3).join(':')}::/48` : null;
}

/** The eight numbers of an IPv6 address. */
function groupsOf(address: string): number[] {
  const [before = '', after] = address.replace(/[\d.]+\.\d+$/, inHex).split('::');
  const [left, right] = [read(before), read(after ?? '')];
  const none = Array.from({ length: 8 - left.length - right.length }, () => 0);
  return [...left, ...none, ...right];
}

const read = (groups: string) =>
  groups === '' ? [] : groups.split(':').map((group) => Number.parseInt(group, 16));

/** The IPv4 address at the end of some IPv6 ones, as two groups. */
function inHex(ipv4: string): string {
  const [a = 0, b = 0, c = 0, d = 0] = ipv4.split('.').map(Number);
  return [a * 256 + b, c * 256 + d].map((group) => group.toString(16)).join(':');
}

const bytesOf = (group: number) => [group >> 8, group & 255];
