import Copy from 'lucide-react/icons/copy';
import Pencil from 'lucide-react/icons/pencil';
import Trash from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { MethodBadge } from '#web/platform/shared/method-badge.tsx';
import { type Texts, useT } from '#web/platform/ui/base/texts.tsx';
import { Menu } from '#web/platform/ui/cover/menu.tsx';
import { DataTable } from '#web/platform/ui/list/data-table.tsx';
import { Pager } from '#web/platform/ui/list/pager.tsx';
import { offsetOf } from '#web/platform/ui/list/pages.ts';
import { directionOf, type Sort } from '#web/platform/ui/list/sort.ts';
import type { Column } from '#web/platform/ui/list/table.ts';
import { Button } from '#web/platform/ui/press/button.tsx';
import { Segmented } from '#web/platform/ui/press/segmented.tsx';
import { Avatar } from '#web/platform/ui/show/avatar.tsx';
import { formatPeriod } from '#web/platform/ui/show/format-date.ts';
import { Hint } from '#web/platform/ui/show/text.tsx';
import { ProgressBar } from '#web/platform/ui/state/progress-bar.tsx';
import { type KitRow, kitRows } from './kit-rows.ts';
import { KitState } from './kit-state.tsx';
import { useSample } from './sample.ts';

const limit = 5;
const kinds = ['filled', 'loading', 'empty', 'error'] as const;

export function KitTable() {
  const texts = useT();
  const { t } = texts;
  const [kind, setKind] = useState<(typeof kinds)[number]>('filled');
  const [sort, setSort] = useState<Sort>('number:d');
  const [page, setPage] = useState(1);
  const all = kitRows(useSample().people);
  const rows =
    kind === 'empty' ? [] : sorted(all, sort).slice(offsetOf(page, limit)).slice(0, limit);
  return (
    <KitState of={kind} wide>
      <div className="kit-row">
        <Segmented
          label={t('uiKit.table')}
          value={kind}
          onChange={setKind}
          options={kinds.map((value) => ({ value, label: t(`uiKit.state.${value}`) }))}
        />
      </div>
      <div>
        <DataTable
          label={t('uiKit.table')}
          columns={columns(texts)}
          rows={kind === 'loading' ? undefined : rows}
          rowKey={(row) => String(row.number)}
          sort={sort}
          onSort={setSort}
          skeletonRows={limit}
          failed={kind === 'error'}
          onRetry={() => setKind('filled')}
          empty={{
            title: t('uiKit.empty'),
            text: t('uiKit.emptyText'),
            action: <Button variant="primary">{t('uiKit.create')}</Button>,
          }}
          actions={() => <RowMenu />}
        />
        <Pager
          count={kind === 'filled' ? all.length : 0}
          limit={limit}
          page={page}
          onPage={setPage}
        />
      </div>
    </KitState>
  );
}

function RowMenu() {
  const { t } = useT();
  const ignore = () => undefined;
  return (
    <Menu
      label={t('common.actions')}
      items={[
        { id: 'edit', label: t('uiKit.edit'), icon: <Pencil />, onSelect: ignore },
        { id: 'copy', label: t('uiKit.copy'), icon: <Copy />, disabled: true, onSelect: ignore },
        { id: 'delete', label: t('uiKit.delete'), icon: <Trash />, danger: true, onSelect: ignore },
      ]}
    />
  );
}

function columns(texts: Texts): Column<KitRow>[] {
  const { t } = texts;
  return [
    { key: 'number', label: t('uiKit.number'), sortable: true, cell: (row) => row.number },
    { key: 'name', label: t('uiKit.employee'), sortable: true, cell: (row) => <Person {...row} /> },
    {
      key: 'method',
      label: t('uiKit.method'),
      cell: ({ method }) => <MethodBadge method={method} />,
    },
    {
      key: 'period',
      label: t('uiKit.period'),
      cell: ({ start, end }) => <time>{formatPeriod(start, end, texts)}</time>,
    },
    {
      key: 'passed',
      label: t('uiKit.passed'),
      width: '22%',
      cell: ({ passed, total }) => (
        <ProgressBar
          label={t('uiKit.passed')}
          value={passed}
          max={total}
          text={`${passed}/${total}`}
        />
      ),
    },
  ];
}

function Person({ lastName, firstName, position }: KitRow) {
  return (
    <div className="kit-person">
      <Avatar lastName={lastName} firstName={firstName} />
      <span>
        <Button variant="link">
          {lastName} {firstName}
        </Button>
        <Hint>{position}</Hint>
      </span>
    </div>
  );
}

function sorted(all: readonly KitRow[], sort: Sort): readonly KitRow[] {
  const by = directionOf(sort, 'number') ?? directionOf(sort, 'name');
  if (!by) return all;
  const key = sort?.startsWith('number') ? 'number' : 'lastName';
  const rows = all.toSorted((a, b) =>
    String(a[key]).localeCompare(String(b[key]), 'ru', { numeric: true }),
  );
  return by === 'a' ? rows : rows.reverse();
}
