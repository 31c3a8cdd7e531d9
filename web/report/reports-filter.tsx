import { lazy } from 'react';
import { FilterButton } from '#web/ui/filter-button.tsx';
import type { FilterFormProps } from './filter-form.tsx';
import { activeFilters } from './reports-search.ts';

const FilterForm = lazy(async () => ({ default: (await import('./filter-form.tsx')).FilterForm }));

export function ReportsFilterButton(props: FilterFormProps) {
  return (
    <FilterButton count={activeFilters(props.filter)}>
      {(close) => (
        <FilterForm
          {...props}
          onChange={(next) => {
            props.onChange(next);
            close();
          }}
        />
      )}
    </FilterButton>
  );
}
