import { useState } from 'react';
import type { AssessmentsColumn } from '#core/questionary/web/cards.ts';

type Pages = AssessmentsColumn['data'];
const nothing: ReadonlySet<string> = new Set();

/** The cards that have come into a column while it was in view: not those of another search, nor those read on. */
export function useArrived({ data, isPlaceholderData }: AssessmentsColumn, search: string) {
  const [seen, setSeen] = useState({ data, search, arrived: nothing });
  if (!isPlaceholderData && (seen.data !== data || seen.search !== search)) {
    setSeen({ data, search, arrived: seen.search === search ? added(seen.data, data) : nothing });
  }
  return seen.arrived;
}

function added(before: Pages, now: Pages): ReadonlySet<string> {
  if (!before || !now || before.pages.length !== now.pages.length) return nothing;
  if (countOf(now) <= countOf(before)) return nothing;
  const known = new Set(idsOf(before));
  return new Set(idsOf(now).filter((id) => !known.has(id)));
}

const countOf = ({ pages }: NonNullable<Pages>) => pages.at(-1)?.count ?? 0;
const idsOf = ({ pages }: NonNullable<Pages>) =>
  pages.flatMap(({ data }) => data.map(({ id }) => id));
