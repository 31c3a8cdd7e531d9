import { DayRange } from '#platform/web/list/day-range.tsx';
import { useT } from '#platform/web/ui/base/texts.tsx';
import type { FilterFieldsProps } from '#platform/web/ui/list/filter-frame.tsx';
import type { AnsweringSearch } from './answering-search.ts';

export function AnsweringFilterFields({ filter, change }: FilterFieldsProps<AnsweringSearch>) {
  const { t } = useT();
  return (
    <DayRange
      fromLabel={t('answeringList.dateFrom')}
      from={filter.dateFrom}
      onFrom={(dateFrom) => change({ dateFrom })}
      toLabel={t('answeringList.dateTo')}
      to={filter.dateTo}
      onTo={(dateTo) => change({ dateTo })}
    />
  );
}
