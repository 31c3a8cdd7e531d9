import { useEffect, useRef, useState } from 'react';
import {
  type AssessmentsSearch,
  type AssessmentsStatus,
  assessmentsStatuses,
} from '#core/questionary/web/assessments-search.ts';
import type { AssessmentsColumn } from '#core/questionary/web/cards.ts';
import { useDevice } from '#platform/web/ui/base/use-device.ts';
import { countOf } from './assessments-head.tsx';
import { statusOf } from './open-card.ts';

type Columns = Record<AssessmentsStatus, AssessmentsColumn>;

/**
 * Which column is shown where they are tabs: that of the address. Without one it is the open
 * questionary's, else the first that has cards, and the address then says so unless it is the drafts.
 * It stays, whatever comes or goes, until the reader or the open questionary goes to another.
 */
export function useShownColumn(
  columns: Columns,
  search: AssessmentsSearch,
  openId: string | undefined,
  setSearch: (changed: AssessmentsSearch) => void,
) {
  const isOneShown = useDevice() !== 'desktop';
  const [kept, keep] = useState<AssessmentsStatus>();
  const at = statusOf(columns, openId);
  const home = at ?? kept ?? homeOf(columns, openId);
  const shown = search.status ?? home;
  const show = (status: AssessmentsStatus) => {
    if (isOneShown && status !== shown) setSearch({ status });
  };
  // An address that names a column is taken at its word, whatever is open.
  const isTaken = useRef(search.status ? openId : undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the questionary moves.
  useEffect(() => {
    if (!at) return;
    if (isTaken.current !== openId) show(at);
    isTaken.current = undefined;
  }, [openId, at]);

  const isFilled = home !== undefined && (countOf(columns[home]) ?? 0) > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is only changed once.
  useEffect(() => {
    if (search.status || !isOneShown) keep(undefined);
    else if (isFilled && home === 'created') keep(home);
    else if (isFilled) setSearch({ status: home });
  }, [search.status, home, isFilled, isOneShown]);
  /** Undefined while it is not known yet. */
  return { shown, show };
}

/** The first column that is not empty, else the drafts; undefined until those before it have come. */
function homeOf(columns: Columns, openId: string | undefined): AssessmentsStatus | undefined {
  const isPending = (status: AssessmentsStatus) => columns[status].isPending;
  if (openId && assessmentsStatuses.some(isPending)) return undefined;
  const first = assessmentsStatuses.find((status) => countOf(columns[status]) !== 0) ?? 'created';
  return isPending(first) ? undefined : first;
}
