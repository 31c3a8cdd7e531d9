import { useNavigate } from '@tanstack/react-router';
import Plus from 'lucide-react/icons/plus';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useCan } from '#core/account/web/session/session.ts';
import { createCycle } from '#core/cycle/contract/cycle.ts';
import { cyclesAddress } from '#core/cycle/web/cycle-search.ts';
import { CycleForm } from '#core/cycle/web/form/window.ts';
import { useCycles } from '#core/cycle/web/queries.ts';
import { cycleStatuses } from '#core/questionary/contract/rules/cycle.ts';
import { PagedTable } from '#platform/web/list/paged-table.tsx';
import { useListAddress } from '#platform/web/list/use-list-address.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { SearchField } from '#platform/web/ui/field/search-field.tsx';
import { FilterButton } from '#platform/web/ui/list/filter-button.tsx';
import { FilterChoices } from '#platform/web/ui/list/filter-choices.tsx';
import { ListPage } from '#platform/web/ui/list/list-page.tsx';
import { PageHead } from '#platform/web/ui/list/page-head.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import '#core/cycle/web/cycle.css';
import { cycleColumns } from './cycle-columns.tsx';

/** The cycles of the company, newest first. */
export function CyclesPage() {
  const texts = useT();
  const { t } = texts;
  const address = useListAddress(cyclesAddress);
  const { search, setSearch } = address;
  const cycles = useCycles(search);
  const navigate = useNavigate();
  const mayCreate = useCan()(createCycle.access);
  const isCreating = mayCreate && search.form !== undefined;
  const create = mayCreate && (
    <Button
      className="cycle-create"
      variant="primary"
      icon={<Plus />}
      onClick={() => setSearch({ form: 'new' })}
    >
      {t('cycle.create')}
    </Button>
  );
  const count = cycles.data?.count;
  return (
    <ListPage className={isCreating ? 'cycles cycle-beside-panel' : 'cycles'}>
      <PageHead title={t('cycle.title')} note={count ? t('cycle.count', { count }) : undefined}>
        <SearchField
          label={t('cycle.search')}
          value={search.q ?? ''}
          onChange={(q) => setSearch({ q: q || undefined })}
        />
        <FilterButton filter={search} none={cyclesAddress.noFilter} onChange={setSearch}>
          {({ filter, change }) => (
            <FilterChoices
              legend={t('cycle.statusLabel')}
              options={cycleStatuses.map((status) => ({
                value: status,
                label: t(`cycle.status.${status}`),
              }))}
              chosen={filter.status}
              onChange={(status) => change({ status })}
            />
          )}
        </FilterButton>
        {count !== 0 && create}
      </PageHead>
      <PagedTable
        list={cycles}
        address={address}
        label={t('cycle.title')}
        columns={cycleColumns(texts)}
        rowKey={({ id }) => id}
        empty={{
          icon: <RefreshCw aria-hidden="true" />,
          title: t('cycle.empty'),
          text: t('cycle.emptyText'),
          action: create,
        }}
      />
      {isCreating && (
        <CycleForm
          id={undefined}
          byHr={search.form === 'hr'}
          onCards={(isLaunched) =>
            void navigate({
              to: '/estimation/questionary',
              search: isLaunched ? { status: 'inwork' } : {},
            })
          }
          onClose={() => setSearch({ form: undefined })}
          onSaved={(id, ask) =>
            void navigate({
              to: '/estimation/cycles/$id',
              params: { id },
              search: ask ? { ask } : {},
            })
          }
        />
      )}
    </ListPage>
  );
}
