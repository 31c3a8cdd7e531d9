import { useState } from 'react';
import { activeFilters } from '#platform/web/ui/list/filter.ts';
import { noPlace } from './choice-queries.ts';

/** Leaders whose people may be shown alone, as they are from the start where that is asked for. */
export interface Team {
  leaderIds: string[];
  isShown: boolean;
}

/** What narrows the offered people down: words, a filter, and somebody's people alone. */
export function useNarrowing(team: Team | undefined) {
  const [q, setQ] = useState('');
  const [filter, setFilter] = useState(noPlace);
  const [onlyTeam, setOnlyTeam] = useState(team?.isShown ?? false);
  return {
    q,
    setQ,
    filter,
    setFilter,
    onlyTeam,
    setOnlyTeam,
    asked: onlyTeam && team ? { ...filter, leaderId: team.leaderIds } : filter,
    isNarrowed: q !== '' || onlyTeam || activeFilters(filter, noPlace) > 0,
    reset() {
      setQ('');
      setFilter(noPlace);
      setOnlyTeam(false);
    },
  };
}
