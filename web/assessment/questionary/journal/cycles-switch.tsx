import { useQuery } from '@tanstack/react-query';
import { getCycleList } from '#contract/assessment/cycle/cycle.ts';
import type { JournalSearch } from '#web/assessment/questionary/journal-search.ts';
import { partQuery } from '#web/platform/api/queries.ts';
import { useT } from '#web/platform/ui/base/texts.tsx';
import { Button } from '#web/platform/ui/press/button.tsx';

export interface CyclesSwitchProps {
  search: JournalSearch;
  onSearch: (changed: JournalSearch) => void;
}

/**
 * Says that questionaries of cycles are not among those shown, and shows them (decision 160). Nothing where a company
 * has no cycle, and where cycles are chosen in the filter.
 */
export function CyclesSwitch({ search, onSearch }: CyclesSwitchProps) {
  const { t } = useT();
  const cycles = useQuery(partQuery(getCycleList, { query: { limit: 1 } }));
  const isAll = search.cycle?.includes('all') ?? false;
  if (!cycles.data?.count || (search.cycle && !isAll)) return null;
  return (
    <Button variant="link" onClick={() => onSearch({ cycle: isAll ? undefined : ['all'] })}>
      {t(isAll ? 'cycleFilter.hide' : 'cycleFilter.show')}
    </Button>
  );
}
