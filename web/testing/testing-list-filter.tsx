import ListFilter from 'lucide-react/icons/list-filter';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { DateField } from '#web/ui/date-field.tsx';
import { Popover } from '#web/ui/popover.tsx';
import { useT } from '#web/ui/texts.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

type Filter = { dateFrom?: string | undefined; dateTo?: string | undefined };
type FilterProps = { filter: Filter; onChange: (filter: Filter) => void };

export function FilterButton({ filter, onChange }: FilterProps) {
  const { t } = useT();
  const count = [filter.dateFrom, filter.dateTo].filter(Boolean).length;
  return (
    <Popover
      label={t('testing.list.filter')}
      button={
        <>
          <ListFilter />
          {t('testing.list.filter')}
          {count > 0 && (
            <span className="ui-count">
              <span aria-hidden="true">{count}</span>
              <VisuallyHidden>{t('testing.list.filterActive', { count })}</VisuallyHidden>
            </span>
          )}
        </>
      }
    >
      {(close) => (
        <FilterForm
          filter={filter}
          onChange={(next) => {
            onChange(next);
            close();
          }}
        />
      )}
    </Popover>
  );
}

function FilterForm({ filter, onChange }: FilterProps) {
  const { t } = useT();
  const [dateFrom, setFrom] = useState(filter.dateFrom ?? '');
  const [dateTo, setTo] = useState(filter.dateTo ?? '');
  return (
    <form
      className="testing-list-filter"
      onSubmit={(event) => {
        event.preventDefault();
        onChange({ dateFrom: dateFrom || undefined, dateTo: dateTo || undefined });
      }}
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
      <div>
        <Button onClick={() => onChange({ dateFrom: undefined, dateTo: undefined })}>
          {t('common.reset')}
        </Button>
        <Button type="submit" variant="primary">
          {t('common.apply')}
        </Button>
      </div>
    </form>
  );
}
