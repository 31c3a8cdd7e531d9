import { sql } from 'drizzle-orm';
import { readNetwork } from '#platform/server/shared/address/address-list.ts';

/** The list as it is kept: networks in the order in which they were typed, each once. */
export const keptNetworks = (list: readonly string[]) => sql`array(select network(typed.one::inet)
  from jsonb_array_elements_text(${JSON.stringify(list.map(plainNetwork))}::jsonb) with ordinality typed (one, place)
  group by 1 order by min(typed.place))`;

/** The network as PostgreSQL takes it. */
function plainNetwork(typed: string): string {
  const network = readNetwork(typed);
  return network ? `${network.address}/${network.prefix}` : typed;
}
