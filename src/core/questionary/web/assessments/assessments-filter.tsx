import {
  type AssessmentsSearch,
  assessmentsAddress,
} from '#core/questionary/web/assessments-search.ts';
import { part } from '#platform/web/device/part.ts';
import { FilterButton } from '#platform/web/ui/list/filter-button.tsx';
import { Skeleton } from '#platform/web/ui/state/skeleton.tsx';

const FilterFields = part(() => import('./filter-fields.tsx'), 'FilterFields');

type AssessmentsFilterProps = {
  search: AssessmentsSearch;
  onSearch: (changed: AssessmentsSearch) => void;
};

/** The filter of the journal and the archive. */
export const AssessmentsFilterButton = ({ search, onSearch }: AssessmentsFilterProps) => (
  <FilterButton filter={search} none={assessmentsAddress.noFilter} onChange={onSearch}>
    {(fields) => <FilterFields {...fields} meanwhile={<Skeleton width="320px" height="280px" />} />}
  </FilterButton>
);
