import { useMaySeeCycles } from '#core/cycle/web/shared/may-see-cycles.ts';
import type { AssessmentsSearch } from '#core/questionary/web/assessments-search.ts';
import { part } from '#platform/web/device/part.ts';

const CyclesSwitch = part(() => import('./cycles-switch.tsx'), 'CyclesSwitch', 'cycleFilter');

interface LeftOutProps {
  search: AssessmentsSearch;
  isArchive?: boolean;
  onSearch: (changed: AssessmentsSearch) => void;
}

/** How many questionaries of cycles are not among those shown, for who may see cycles. A search leaves none out. */
export function LeftOut({ search, isArchive = false, onSearch }: LeftOutProps) {
  const maySeeCycles = useMaySeeCycles();
  return (
    !search.q &&
    maySeeCycles && <CyclesSwitch search={search} isArchive={isArchive} onSearch={onSearch} />
  );
}
