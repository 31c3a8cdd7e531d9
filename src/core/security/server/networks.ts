import type { Issue } from '#platform/contract/call/issues.ts';
import { isWithin, readNetwork } from '#platform/server/shared/address/address-list.ts';

/** What is wrong with a typed list of addresses and networks. */
export const networkIssues = (list: readonly string[]): Issue[] =>
  list.flatMap((typed, at): Issue[] =>
    readNetwork(typed)
      ? []
      : [{ path: `ipList.${at}`, key: 'securityMessages.noNetwork', params: { typed } }],
  );

/** A network of one address is that address. */
export const inShort = (network: string): string =>
  network.replace(network.includes(':') ? /\/128$/ : /\/32$/, '');

/** Whether a list lets in less than another one does. An empty one lets in all. */
export const letsInLess = (list: readonly string[], than: readonly string[]): boolean =>
  list.length > 0 && (than.length === 0 || !than.every((network) => holds(list, network)));

/** Whether one of them has all of that network. */
function holds(list: readonly string[], network: string): boolean {
  const part = readNetwork(network);
  return list.some((one) => {
    const whole = readNetwork(one);
    return part && whole && whole.prefix <= part.prefix && isWithin([one], part.address);
  });
}
