import type { Issue } from '#contract/platform/call/issues.ts';
import { readNetwork } from '#server/platform/shared/address/address-list.ts';

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
