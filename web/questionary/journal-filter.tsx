import ListFilter from 'lucide-react/icons/list-filter';
import { lazy, Suspense } from 'react';
import { Popover } from '#web/ui/popover.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useT } from '#web/ui/texts.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import type { FilterFormProps } from './filter-form.tsx';
import { activeFilters } from './journal-search.ts';

// Its calendars weigh more than the rest of the journal.
const FilterForm = lazy(async () => ({ default: (await import('./filter-form.tsx')).FilterForm }));

export function FilterButton({ filter, onChange }: FilterFormProps) {
  const { t } = useT();
  const count = activeFilters(filter);
  return (
    <Popover
      label={t('questionary.filter.title')}
      button={
        <>
          <ListFilter />
          {t('questionary.filter.title')}
          {count > 0 && (
            <span className="ui-count">
              <span aria-hidden="true">{count}</span>
              <VisuallyHidden>{t('questionary.filter.active', { count })}</VisuallyHidden>
            </span>
          )}
        </>
      }
    >
      {(close) => (
        <Suspense fallback={<Skeleton width="280px" height="360px" />}>
          <FilterForm
            filter={filter}
            onChange={(next) => {
              onChange(next);
              close();
            }}
          />
        </Suspense>
      )}
    </Popover>
  );
}
