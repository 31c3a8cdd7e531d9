import { BlockList, isIP } from 'node:net';

/** Networks in which nothing public is: private, of this machine, of this link, and those that lead to such. */
const closed = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  closed.addSubnet(network, bits, 'ipv4');
}
/** The only part of IPv6 that is in use in public. What in it stands for IPv4 addresses or for documents is closed. */
const open = new BlockList();
open.addSubnet('2000::', 3, 'ipv6');
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  closed.addSubnet(network, bits, 'ipv6');
}

/** Whether an IP address is a public one. A name is none. */
export function isPublic(address: string): boolean {
  const plain = address.replace(/^\[(.*)\]$/, '$1');
  const family = isIP(plain);
  if (family === 4) return !closed.check(plain, 'ipv4');
  return family === 6 && open.check(plain, 'ipv6') && !closed.check(plain, 'ipv6');
}
