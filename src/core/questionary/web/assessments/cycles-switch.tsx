import { useQuery } from '@tanstack/react-query';
import { getQuestionaryList } from '#core/questionary/contract/questionary.ts';
import { type AssessmentsSearch, filterOfCards } from '#core/questionary/web/assessments-search.ts';
import { partQuery } from '#platform/web/api/queries.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';

interface CyclesSwitchProps {
  search: AssessmentsSearch;
  isArchive: boolean;
  onSearch: (changed: AssessmentsSearch) => void;
}

/**
 * Says how many questionaries of cycles are not among those shown, and shows them (decision 160). Nothing where there are
 * none, and where cycles are chosen in the filter.
 */
export function CyclesSwitch({ search, isArchive, onSearch }: CyclesSwitchProps) {
  const { t } = useT();
  const filterList = { ...filterOfCards(search), cycle: ['chosen'] };
  const query = { active: !isArchive, filterList, limit: 1 };
  const count = useQuery(partQuery(getQuestionaryList, { query })).data?.count ?? 0;
  const isAll = search.cycle?.includes('all') ?? false;
  if (count === 0 || (search.cycle && !isAll)) return null;
  return (
    <Button variant="link" onClick={() => onSearch({ cycle: isAll ? undefined : ['all'] })}>
      {t(isAll ? 'cycleFilter.hide' : 'cycleFilter.show', { count })}
    </Button>
  );
}
