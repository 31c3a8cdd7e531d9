import { useState } from 'react';
import { DateField } from '#web/ui/date-field.tsx';
import { FilterButton } from '#web/ui/filter-button.tsx';
import { FilterFrame } from '#web/ui/filter-frame.tsx';
import { useT } from '#web/ui/texts.tsx';

type Filter = { dateFrom?: string | undefined; dateTo?: string | undefined };
type FilterProps = { filter: Filter; onChange: (filter: Filter) => void };

export function TestingFilterButton({ filter, onChange }: FilterProps) {
  const count = [filter.dateFrom, filter.dateTo].filter(Boolean).length;
  return (
    <FilterButton count={count}>
      {(close) => (
        <FilterForm
          filter={filter}
          onChange={(next) => {
            onChange(next);
            close();
          }}
        />
      )}
    </FilterButton>
  );
}

function FilterForm({ filter, onChange }: FilterProps) {
  const { t } = useT();
  const [dateFrom, setFrom] = useState(filter.dateFrom ?? '');
  const [dateTo, setTo] = useState(filter.dateTo ?? '');
  return (
    <FilterFrame
      onApply={() => onChange({ dateFrom: dateFrom || undefined, dateTo: dateTo || undefined })}
      onReset={() => onChange({ dateFrom: undefined, dateTo: undefined })}
    >
      <DateField
        label={t('testing.list.dateFrom')}
        value={dateFrom}
        max={dateTo || undefined}
        onChange={setFrom}
      />
      <DateField
        label={t('testing.list.dateTo')}
        value={dateTo}
        min={dateFrom || undefined}
        onChange={setTo}
      />
    </FilterFrame>
  );
}
