import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import { type Assignment, getTestingList } from '#contract/testing.ts';
import { pageQuery, useReload } from '#web/api/queries.ts';
import { PagedTable } from '#web/list/paged-table.tsx';
import { useSession } from '#web/session/session.ts';
import { forgetOver } from '#web/testing/draft/draft-storage.ts';
import { useT } from '#web/ui/base/texts.tsx';
import { SearchField } from '#web/ui/field/search-field.tsx';
import { FilterButton } from '#web/ui/list/filter-button.tsx';
import { nothingFound } from '#web/ui/list/nothing-found.tsx';
import { PageHead } from '#web/ui/list/page-head.tsx';
import { FilterFields } from './filter-fields.tsx';
import './testing-list.css';
import {
  listQuery,
  noFilter,
  pageSize,
  searchOfSort,
  shownSort,
  type TestingListSearch,
} from '#web/testing/testing-list-search.ts';
import { useTestingColumns } from './testing-list-columns.tsx';

const TestingModal = lazy(async () => ({
  default: (await import('./testing-modal.tsx')).TestingModal,
}));

/** What the signed-in person is asked to answer (spec 1, "Testing list screen"). */
export function TestingListPage() {
  const { t } = useT();
  const { user } = useSession();
  // Without an employee record nothing is asked: the list is empty (rule 6).
  const person = user.employeeId ?? '';
  const { search, setSearch } = useListAddress();
  const list = useQuery({
    ...pageQuery(getTestingList, { query: listQuery(search) }),
    placeholderData: (previous) => previous,
  });
  const [open, setOpen] = useState<Assignment>();
  const reload = useReload();
  const columns = useTestingColumns(setOpen);
  useForgetOver(list.data?.data, person);
  return (
    <div className="ui-list-page">
      <PageHead title={t('testing.list.title')} note={t('testing.list.lead')}>
        <SearchField
          label={t('testing.list.search')}
          value={search.q ?? ''}
          onChange={(q) => setSearch({ q: q || undefined, page: undefined })}
        />
        <FilterButton
          filter={search}
          none={noFilter}
          onChange={(changed) => setSearch({ ...changed, page: undefined })}
        >
          {(fields) => <FilterFields {...fields} />}
        </FilterButton>
      </PageHead>
      <PagedTable
        list={list}
        pageSize={pageSize}
        page={search.page}
        onPage={(page) => setSearch({ page })}
        label={t('testing.list.table')}
        columns={columns}
        rowKey={({ questionaryId, employeeId }) => `${questionaryId} ${employeeId}`}
        empty={useEmpty(search, () => setSearch({ ...noFilter, q: undefined, page: undefined }))}
        sort={shownSort(search)}
        onSort={(sort) => setSearch({ sort: searchOfSort(sort), page: undefined })}
      />
      <Suspense>
        {open && (
          <TestingModal
            assignment={open}
            person={person}
            onClose={() => {
              setOpen(undefined);
              void reload(getTestingList);
            }}
          />
        )}
      </Suspense>
    </div>
  );
}

function useListAddress() {
  const search = useSearch({ from: '/admin/estimation/questionary/testing' });
  const navigate = useNavigate();
  return {
    search,
    setSearch: (changed: TestingListSearch) =>
      void navigate({
        to: '/estimation/questionary/testing',
        search: { ...search, ...changed },
        replace: true,
      }),
  };
}

function useEmpty({ q, dateFrom, dateTo }: TestingListSearch, onReset: () => void) {
  const { t } = useT();
  if (q || dateFrom || dateTo) return nothingFound(t, onReset);
  return { title: t('testing.list.empty'), text: t('testing.list.emptyText') };
}

/** Answers to what is answered, or taken never again, leave this device. */
function useForgetOver(rows: readonly Assignment[] | undefined, person: string) {
  useEffect(() => {
    if (rows) forgetOver(person, rows, new Date());
  }, [rows, person]);
}
