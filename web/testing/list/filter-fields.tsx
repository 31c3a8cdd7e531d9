import { useT } from '#web/ui/base/texts.tsx';
import type { FilterFieldsProps } from '#web/ui/list/filter-frame.tsx';
import { DateField } from '#web/ui/pick/date-field.tsx';
import type { TestingSearch } from './testing-search.ts';

export function TestingFilterFields({ filter, change }: FilterFieldsProps<TestingSearch>) {
  const { t } = useT();
  return (
    <>
      <DateField
        label={t('testing.list.dateFrom')}
        value={filter.dateFrom ?? ''}
        max={filter.dateTo}
        onChange={(day) => change({ dateFrom: day || undefined })}
      />
      <DateField
        label={t('testing.list.dateTo')}
        value={filter.dateTo ?? ''}
        min={filter.dateFrom}
        onChange={(day) => change({ dateTo: day || undefined })}
      />
    </>
  );
}
