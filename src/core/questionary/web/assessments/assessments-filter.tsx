import { useMaySeeCycles } from '#core/cycle/web/shared/may-see-cycles.ts';
import {
  type AssessmentsSearch,
  assessmentsAddress,
} from '#core/questionary/web/assessments-search.ts';
import { part } from '#platform/web/device/part.ts';
import { FilterButton } from '#platform/web/ui/list/filter-button.tsx';
import { Skeleton } from '#platform/web/ui/state/skeleton.tsx';

const FilterFields = part(() => import('./filter-fields.tsx'), 'FilterFields');
const CyclesSwitch = part(() => import('./cycles-switch.tsx'), 'CyclesSwitch', 'cycleFilter');

type AssessmentsFilterProps = {
  search: AssessmentsSearch;
  isArchive?: boolean;
  onSearch: (changed: AssessmentsSearch) => void;
};

/** The filter of the journal and the archive. */
export function AssessmentsFilterButton({
  search,
  isArchive = false,
  onSearch,
}: AssessmentsFilterProps) {
  const maySeeCycles = useMaySeeCycles();
  return (
    <>
      <FilterButton filter={search} none={assessmentsAddress.noFilter} onChange={onSearch}>
        {(fields) => (
          <FilterFields {...fields} meanwhile={<Skeleton width="320px" height="280px" />} />
        )}
      </FilterButton>
      {!search.q && maySeeCycles && (
        <CyclesSwitch search={search} isArchive={isArchive} onSearch={onSearch} />
      )}
    </>
  );
}
