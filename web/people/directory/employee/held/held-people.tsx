import { useQuery } from '@tanstack/react-query';
import { getScimHeld } from '#contract/people/scim/held.ts';
import { partQuery } from '#web/platform/api/queries.ts';
import { QueryError } from '#web/platform/api/query-error.tsx';
import { part } from '#web/platform/session/part.ts';
import { useCan } from '#web/platform/session/session.ts';

const HeldList = part(() => import('./held-list.tsx'), 'HeldList', 'scimHeld');

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
