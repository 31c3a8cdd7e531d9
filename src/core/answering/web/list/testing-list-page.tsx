import { useEffect } from 'react';
import { useSession } from '#core/account/web/session/session.ts';
import type { Assignment } from '#core/answering/contract/testing.ts';
import { forgetOver } from '#core/answering/web/draft/draft-storage.ts';
import { useReload } from '#platform/web/api/queries.ts';
import { part } from '#platform/web/device/part.ts';
import { PagedTable } from '#platform/web/list/paged-table.tsx';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { SearchField } from '#platform/web/ui/field/search-field.tsx';
import { FilterButton } from '#platform/web/ui/list/filter-button.tsx';
import { ListPage } from '#platform/web/ui/list/list-page.tsx';
import { PageHead } from '#platform/web/ui/list/page-head.tsx';
import { TestingFilterFields } from './filter-fields.tsx';
import './testing-list.css';
import { useTestingList } from './queries.ts';
import { useTestingColumns } from './testing-list-columns.tsx';
import { testingAddress } from './testing-search.ts';
import { useTestingAddress } from './use-testing-address.ts';

const TasksBlock = part(
  () => import('#core/cycle/web/raters/tasks-block.tsx'),
  'TasksBlock',
  'raters',
);
const TestingModal = part(() => import('./testing-modal.tsx'), 'TestingModal');

/** What the signed-in person is asked to answer. */
export function TestingListPage() {
  const { t } = useT();
  const { user } = useSession();
  // A user without an employee record is asked nothing, so the list is empty (rule 6).
  const person = user.employeeId ?? '';
  const address = useTestingAddress();
  const { search, setSearch, which } = address;
  const list = useTestingList(search);
  const reload = useReload();
  const columns = useTestingColumns(address.open);
  useForgetOver(list.data?.data, person);
  return (
    <ListPage>
      <PageHead title={t('testing.list.title')} note={t('testing.list.lead')}>
        <SearchField
          label={t('testing.list.search')}
          value={search.q ?? ''}
          onChange={(q) => setSearch({ q: q || undefined })}
        />
        <FilterButton filter={search} none={testingAddress.noFilter} onChange={setSearch}>
          {(fields) => <TestingFilterFields {...fields} />}
        </FilterButton>
      </PageHead>
      <TasksBlock />
      <PagedTable
        list={list}
        address={address}
        label={t('testing.list.table')}
        columns={columns}
        rowKey={({ questionaryId, employeeId }) => `${questionaryId} ${employeeId}`}
        empty={{ title: t('testing.list.empty'), text: t('testing.list.emptyText') }}
      />
      {which && (
        <TestingModal
          key={`${which.questionaryId} ${which.employeeId}`}
          which={which}
          person={person}
          onClose={() => {
            address.close();
            void reload();
          }}
        />
      )}
    </ListPage>
  );
}

/** Deletes from this device answers that were sent or are no longer wanted. */
function useForgetOver(rows: readonly Assignment[] | undefined, person: string) {
  useEffect(() => {
    if (rows) forgetOver(person, rows, new Date());
  }, [rows, person]);
}
