import { sql } from 'drizzle-orm';
import type { Issue } from '#contract/platform/call/issues.ts';
import { readNetwork } from '#server/platform/shared/address/address-list.ts';

/** What is wrong with a typed list of addresses and networks. */
export const networkIssues = (list: readonly string[]): Issue[] =>
  list.flatMap((typed, at): Issue[] =>
    readNetwork(typed)
      ? []
      : [{ path: `ipList.${at}`, key: 'securityMessages.noNetwork', params: { typed } }],
  );

/** As it is kept: networks in the order in which they were typed, each once. */
export const keptNetworks = (list: readonly string[]) => sql`array(select network(typed.one::inet)
  from jsonb_array_elements_text(${JSON.stringify(list.map(plainNetwork))}::jsonb) with ordinality typed (one, place)
  group by 1 order by min(typed.place))`;

/** As PostgreSQL takes it. */
function plainNetwork(typed: string): string {
  const network = readNetwork(typed);
  return network ? `${network.address}/${network.prefix}` : typed;
}

/** A network of one address is that address. */
export const inShort = (network: string): string =>
  network.replace(network.includes(':') ? /\/128$/ : /\/32$/, '');
