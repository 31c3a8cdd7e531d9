import { BlockList, isIP, isIPv4, isIPv6 } from 'node:net';
import { plainAddress } from '#platform/server/shared/address/address-block.ts';
import { Failure } from '#platform/server/shared/errors.ts';

/** A network of addresses as somebody types it: 203.0.113.7, 203.0.113.0/24, 2001:db8::/32. */
export interface Network {
  address: string;
  prefix: number;
  family: 'ipv4' | 'ipv6';
}

/** Undefined where it is none. An IPv4 network written as IPv6 is an IPv4 one. */
export function readNetwork(typed: string): Network | undefined {
  const [, host = '', bits] = /^([\da-f.:]+)(?:\/(\d{1,3}))?$/i.exec(typed.trim()) ?? [];
  if (isIP(host) === 0) return undefined;
  const address = plainAddress(host);
  const isMapped = isIPv6(host) && isIPv4(address);
  const most = isIPv4(address) ? 32 : 128;
  const given = bits === undefined ? most : Number(bits) - (isMapped ? 96 : 0);
  if (given < 0 || given > most) return undefined;
  return { address, prefix: given, family: isIPv4(address) ? 'ipv4' : 'ipv6' };
}

/** Whether one of the networks has that address. */
export function isWithin(networks: readonly string[], address: string): boolean {
  const plain = plainAddress(address);
  if (isIP(plain) === 0) return false;
  const family = isIPv4(plain) ? 'ipv4' : 'ipv6';
  const list = new BlockList();
  for (const network of networks) {
    const read = readNetwork(network);
    // A BlockList takes ::/0 for IPv4 addresses, too.
    if (read?.family === family) list.addSubnet(read.address, read.prefix, family);
  }
  return list.check(plain, family);
}

interface Asker {
  ip: string;
}

/** The refusal says which address we see: behind two networks people may not know it. */
export const addressRefused = ({ ip }: Asker): Failure => {
  const address = plainAddress(ip);
  return new Failure('addressRefused', {
    text: { key: 'errors.addressRefused', params: { address } },
    data: { address },
  });
};

/** Whether a list lets that address in. An empty one lets in all. */
export const admits = (networks: readonly string[], address: string): boolean =>
  networks.length === 0 || isWithin(networks, address);

/** The networks of both, of which an empty list lets in all. */
export const eitherList = (one: readonly string[], other: readonly string[]): string[] =>
  one.length === 0 || other.length === 0 ? [] : [...new Set([...one, ...other])];

/** 403 `addressRefused` where the company admits people from other addresses only (rule 104). */
export function requireAdmitted({ ipList }: { ipList: readonly string[] }, asker: Asker): void {
  if (!admits(ipList, asker.ip)) throw addressRefused(asker);
}
