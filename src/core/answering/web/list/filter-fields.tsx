import { DayRange } from '#platform/web/list/day-range.tsx';
import { useT } from '#platform/web/ui/base/texts.tsx';
import type { FilterFieldsProps } from '#platform/web/ui/list/filter-frame.tsx';
import type { TestingSearch } from './testing-search.ts';

export function TestingFilterFields({ filter, change }: FilterFieldsProps<TestingSearch>) {
  const { t } = useT();
  return (
    <DayRange
      fromLabel={t('testing.list.dateFrom')}
      from={filter.dateFrom}
      onFrom={(dateFrom) => change({ dateFrom })}
      toLabel={t('testing.list.dateTo')}
      to={filter.dateTo}
      onTo={(dateTo) => change({ dateTo })}
    />
  );
}
