import { useState } from 'react';
import { useT } from '#web/platform/ui/base/texts.tsx';
import { FilterButton } from '#web/platform/ui/list/filter-button.tsx';
import { FilterChoices } from '#web/platform/ui/list/filter-choices.tsx';
import { ListPage } from '#web/platform/ui/list/list-page.tsx';
import { PageHead } from '#web/platform/ui/list/page-head.tsx';
import { Pager } from '#web/platform/ui/list/pager.tsx';
import { Button } from '#web/platform/ui/press/button.tsx';
import { KitState } from './kit-state.tsx';
import { KitTable } from './kit-table.tsx';

type Method = '90' | '180' | '360';
interface Filter {
  method: Method[] | undefined;
}
const none: Filter = { method: undefined };
const methods = (['90', '180', '360'] as const).map((value) => ({ value, label: value }));

function Pagers() {
  const { t } = useT();
  const [page, setPage] = useState(3);
  return (
    <>
      <KitState of="filled" wide>
        <Pager
          count={630}
          limit={10}
          page={page}
          onPage={setPage}
          label={t('uiKit.state.filled')}
        />
      </KitState>
      <KitState of="long" wide>
        <Pager
          count={5000}
          isMore
          limit={10}
          page={1}
          onPage={() => {}}
          label={t('uiKit.state.long')}
        />
      </KitState>
    </>
  );
}

function Filters() {
  const { t } = useT();
  const [filter, setFilter] = useState(none);
  const [full, setFull] = useState<Filter>({ method: ['360'] });
  return (
    <>
      <KitState of="empty">
        <MethodFilter filter={filter} onFilter={setFilter} />
      </KitState>
      <KitState of="filled">
        <MethodFilter filter={full} onFilter={setFull} />
      </KitState>
      <KitState of="chosen">
        <FilterChoices
          legend={t('uiKit.method')}
          options={methods}
          chosen={full.method}
          onChange={(method) => setFull({ method })}
        />
      </KitState>
    </>
  );
}

function MethodFilter(props: { filter: Filter; onFilter: (filter: Filter) => void }) {
  const { t } = useT();
  const { filter, onFilter } = props;
  return (
    <FilterButton
      filter={filter}
      none={none}
      onChange={(changed) => onFilter({ ...filter, ...changed })}
    >
      {({ filter: draft, change }) => (
        <FilterChoices
          legend={t('uiKit.method')}
          options={methods}
          chosen={draft.method}
          onChange={(method) => change({ method })}
        />
      )}
    </FilterButton>
  );
}

function Pages() {
  const { t } = useT();
  return (
    <KitState of="filled" wide>
      <ListPage>
        <PageHead title={t('uiKit.view.list')} note={t('uiKit.info')}>
          <Button variant="primary">{t('uiKit.create')}</Button>
        </PageHead>
      </ListPage>
    </KitState>
  );
}

export const listControls = {
  DataTable: KitTable,
  Pager: Pagers,
  'FilterButton FilterChoices': Filters,
  'ListPage PageHead': Pages,
};
