import { DateField } from '#web/ui/date-field.tsx';
import type { FilterFieldsProps } from '#web/ui/filter-frame.tsx';
import { useT } from '#web/ui/texts.tsx';
import type { TestingFilter } from './testing-list-search.ts';

export function FilterFields({ filter, change }: FilterFieldsProps<TestingFilter>) {
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
