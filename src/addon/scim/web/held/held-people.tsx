import { useQuery } from '@tanstack/react-query';
import { getScimHeld } from '#addon/scim/contract/held.ts';
import { useCan } from '#core/account/web/session/session.ts';
import { partQuery } from '#platform/web/api/queries.ts';
import { QueryError } from '#platform/web/api/query-error.tsx';
import { part } from '#platform/web/device/part.ts';

const HeldList = part(() => import('./held-list.tsx'), 'HeldList', 'scim');

/** What the company's directory of users may not do without a yes (rule 190). Mostly there is nothing to see. */
export function HeldPeople() {
  return useCan()(getScimHeld.access) ? <HeldNow /> : null;
}

function HeldNow() {
  const held = useQuery(partQuery(getScimHeld));
  if (held.isError) return <QueryError query={held} />;
  const list = held.data?.data ?? [];
  return list.length > 0 ? <HeldList list={list} /> : null;
}
