import Copy from 'lucide-react/icons/copy';
import Pencil from 'lucide-react/icons/pencil';
import Trash from 'lucide-react/icons/trash-2';
import { shortName } from '#platform/contract/rules/names.ts';
import { MethodBadge } from '#platform/web/shared/method-badge.tsx';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Menu } from '#platform/web/ui/cover/menu.tsx';
import { DataTable } from '#platform/web/ui/list/data-table.tsx';
import { FilterButton } from '#platform/web/ui/list/filter-button.tsx';
import { FilterChoices } from '#platform/web/ui/list/filter-choices.tsx';
import { ListPage } from '#platform/web/ui/list/list-page.tsx';
import { PageHead } from '#platform/web/ui/list/page-head.tsx';
import { Pager } from '#platform/web/ui/list/pager.tsx';
import { SelectionBar } from '#platform/web/ui/list/selection-bar.tsx';
import type { Sort } from '#platform/web/ui/list/sort.ts';
import { Button } from '#platform/web/ui/press/button.tsx';
import { Avatar } from '#platform/web/ui/show/avatar.tsx';
import { Hint } from '#platform/web/ui/show/text.tsx';
import { ProgressBar } from '#platform/web/ui/state/progress-bar.tsx';
import { type Controls, Held, inEach, type StateName } from './kit-state.tsx';
import { sampleIn } from './sample.ts';
import { useWords } from './words.ts';

type Method = '90' | '180' | '360';
type Filter = { method: Method[] | undefined };
const none: Filter = { method: undefined };
const methods = (['90', '180', '360'] as const).map((value) => ({ value, label: value }));

const onSelect = () => {};

export const listControls: Controls = {
  DataTable: () =>
    inEach(['filled', 'loading', 'empty', 'error'], (state) => <People state={state} />),
  Pager: ({ words }) => ({
    filled: (
      <Held start={3}>
        {(page, set) => (
          <Pager count={630} limit={10} page={page} onPage={set} label={words.state.filled} />
        )}
      </Held>
    ),
    long: (
      <Pager count={5000} isMore limit={10} page={1} onPage={() => {}} label={words.state.long} />
    ),
  }),
  'FilterButton FilterChoices': ({ words }) => {
    const legend = words.method;
    return {
      ...inEach(['empty', 'filled'], (state) => (
        <Held<Filter> start={state === 'filled' ? { method: ['360'] } : none}>
          {(filter, set) => (
            <FilterButton
              filter={filter}
              none={none}
              onChange={(changed) => set({ ...filter, ...changed })}
            >
              {({ filter: { method }, change }) => (
                <FilterChoices
                  legend={legend}
                  options={methods}
                  chosen={method}
                  onChange={(chosen) => change({ method: chosen })}
                />
              )}
            </FilterButton>
          )}
        </Held>
      )),
      chosen: (
        <Held<Method[] | undefined> start={['360']}>
          {(chosen, set) => (
            <FilterChoices legend={legend} options={methods} chosen={chosen} onChange={set} />
          )}
        </Held>
      ),
    };
  },
  SelectionBar: ({ words }) => {
    const edit = { id: 'edit', label: words.edit, icon: <Pencil />, onSelect };
    const copy = { id: 'copy', label: words.copy, icon: <Copy />, onSelect };
    const remove = { id: 'delete', label: words.delete, icon: <Trash />, onSelect };
    const open = { id: 'open', label: words.show, onSelect };
    const reports = { id: 'reports', label: words.openReports, onSelect };
    const bar = { says: words.state.chosen, onClear: onSelect };
    return {
      filled: <SelectionBar {...bar} label={words.state.filled} actions={[edit, copy]} />,
      long: (
        <SelectionBar
          {...bar}
          label={words.state.long}
          actions={[edit, copy, remove, open, reports]}
        />
      ),
    };
  },
  'ListPage PageHead': ({ words }) => ({
    filled: (
      <ListPage>
        <PageHead title={words.view.list} note={words.info}>
          <Button variant="primary">{words.create}</Button>
        </PageHead>
      </ListPage>
    ),
  }),
};

function People({ state }: { state: StateName }) {
  const { locale } = useT();
  const words = useWords();
  const rows = sampleIn(locale).people.map((person, at) => ({
    ...person,
    number: 1025 + at,
    method: methods[at % methods.length]!.value,
    passed: at % 6,
  }));
  const [create, passed] = [words.create, words.passed];
  return (
    <Held<Sort> start="number:a">
      {(sort, onSort) => (
        <DataTable
          label={`${words.table}: ${words.state[state]}`}
          columns={[
            { key: 'number', label: words.number, sortable: true, cell: (row) => row.number },
            {
              key: 'name',
              label: words.employee,
              sortable: true,
              cell: (row) => (
                <div className="kit-person">
                  <Avatar lastName={row.lastName} firstName={row.firstName} />
                  <span>
                    <Button variant="link">{shortName(row, locale)}</Button>
                    <Hint>{row.position}</Hint>
                  </span>
                </div>
              ),
            },
            {
              key: 'method',
              label: words.method,
              cell: (row) => <MethodBadge method={row.method} />,
            },
            {
              key: 'passed',
              label: passed,
              width: '22%',
              cell: (row) => (
                <ProgressBar label={passed} value={row.passed} max={6} text={`${row.passed}/6`} />
              ),
            },
          ]}
          rows={state === 'loading' ? undefined : state === 'empty' ? [] : rows}
          rowKey={({ number }) => String(number)}
          sort={sort}
          onSort={onSort}
          skeletonRows={3}
          failed={state === 'error'}
          onRetry={() => {}}
          empty={{
            title: words.empty,
            text: words.emptyText,
            action: <Button variant="primary">{create}</Button>,
          }}
          actions={() => <RowMenu />}
        />
      )}
    </Held>
  );
}

function RowMenu() {
  const { t } = useT();
  const words = useWords();
  return (
    <Menu
      label={t('common.actions')}
      items={[
        { id: 'edit', label: words.edit, icon: <Pencil />, onSelect },
        { id: 'copy', label: words.copy, icon: <Copy />, disabled: true, onSelect },
        { id: 'delete', label: words.delete, icon: <Trash />, danger: true, onSelect },
      ]}
    />
  );
}
