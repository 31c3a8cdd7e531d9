import { useEffect } from 'react';
import { useSession } from '#core/account/web/session/session.ts';
import type { Assignment } from '#core/answering/contract/answering.ts';
import { forgetOver } from '#core/answering/web/draft/draft-storage.ts';
import { useReload } from '#platform/web/api/queries.ts';
import { part } from '#platform/web/device/part.ts';
import { PagedTable } from '#platform/web/list/paged-table.tsx';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { SearchField } from '#platform/web/ui/field/search-field.tsx';
import { FilterButton } from '#platform/web/ui/list/filter-button.tsx';
import { ListPage } from '#platform/web/ui/list/list-page.tsx';
import { PageHead } from '#platform/web/ui/list/page-head.tsx';
import { Settling } from '#platform/web/ui/state/settling.tsx';
import './answering-list.css';
import { useAnsweringColumns } from './answering-list-columns.tsx';
import { answeringAddress } from './answering-search.ts';
import { DeadlinesButton } from './deadlines-button.tsx';
import { AnsweringFilterFields } from './filter-fields.tsx';
import { useAnsweringList } from './queries.ts';
import { useAnsweringAddress } from './use-answering-address.ts';

const TasksBlock = part(
  () => import('#core/cycle/web/raters/tasks-block.tsx'),
  'TasksBlock',
  'raters',
);
const AskedAgainLine = part(
  () => import('#core/follow-up/web/asked-again-line.tsx'),
  'AskedAgainLine',
  'askedAgain',
);
const AnsweringModal = part(() => import('./answering-modal.tsx'), 'AnsweringModal');

/** What the signed-in person is asked to answer. */
export function AnsweringListPage() {
  const { t } = useT();
  const { user } = useSession();
  // A user without an employee record is asked nothing, so the list is empty (rule 6).
  const person = user.employeeId ?? '';
  const address = useAnsweringAddress();
  const { search, setSearch, which } = address;
  const list = useAnsweringList(search);
  const reload = useReload();
  const columns = useAnsweringColumns(address.open);
  useForgetOver(list.data?.data, person);
  return (
    <ListPage>
      <PageHead title={t('answeringList.title')} note={t('answeringList.lead')}>
        <SearchField
          label={t('answeringList.search')}
          value={search.q ?? ''}
          onChange={(q) => setSearch({ q: q || undefined })}
        />
        <FilterButton filter={search} none={answeringAddress.noFilter} onChange={setSearch}>
          {(fields) => <AnsweringFilterFields {...fields} />}
        </FilterButton>
        <DeadlinesButton rows={list.data?.data ?? []} />
      </PageHead>
      <TasksBlock meanwhile={<Settling />} />
      <AskedAgainLine meanwhile={<Settling />} />
      <PagedTable
        list={list}
        address={address}
        label={t('answeringList.table')}
        columns={columns}
        rowKey={({ questionaryId, employeeId }) => `${questionaryId} ${employeeId}`}
        empty={{ title: t('answeringList.empty'), text: t('answeringList.emptyText') }}
      />
      {which && (
        <AnsweringModal
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
