import ArchiveRestore from 'lucide-react/icons/archive-restore';
import Copy from 'lucide-react/icons/copy';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { type ComponentType, type ReactNode, useState } from 'react';
import { useCan } from '#core/account/web/session/session.ts';
import type { DirectoryVerb } from '#core/directory/contract/policy/directory.ts';
import { PagedTable } from '#platform/web/list/paged-table.tsx';
import { useT } from '#platform/web/ui/base/texts.tsx';
import type { Column } from '#platform/web/ui/list/table.ts';
import { Button } from '#platform/web/ui/press/button.tsx';
import { IconButton } from '#platform/web/ui/press/icon-button.tsx';
import { Muted } from '#platform/web/ui/show/text.tsx';
import { DeleteItem } from './delete-item.tsx';
import { DirectoryHead } from './directory-head.tsx';
import type { DirectoryTab } from './directory-tabs.ts';
import { type Archive, type Calls, useDirectoryList } from './queries.ts';
import { useDirectoryAddress } from './use-directory-address.ts';

/** Props of a form in the directory. */
export interface ItemFormProps<Row> {
  /** The item being edited; undefined for a new one. */
  saved: Row | undefined;
  /** The item that a new one is copied from. */
  copied?: Row | undefined;
  onClose: () => void;
}

export interface DirectoryBoardProps<Row> {
  tab: DirectoryTab;
  calls: Calls<Row>;
  /** What this directory's list is asked for besides. */
  asking?: object;
  columns: readonly Column<Row>[];
  nameOf: (row: Row) => string;
  Form: ComponentType<ItemFormProps<Row>>;
  /** Undefined where entries can't be archived. */
  archive?: Archive;
  /** Shown before the usual actions of a row. */
  actions?: ((row: Row, count: number) => ReactNode) | undefined;
  lead?: string | undefined;
  /** Shown before the create button. */
  tools?: ReactNode;
  /** Shown over the page of rows, such as what selects them all. */
  above?: ((rows: readonly Row[]) => ReactNode) | undefined;
}

type Open<Row> = { what: 'new' } | { what: 'edit' | 'copy' | 'delete'; row: Row };

interface BoardRow {
  id: string;
  isArchived?: boolean | undefined;
  can: readonly DirectoryVerb[];
}

/** One tab: search, order, create button, the list in pages, and the actions on its items. */
export function DirectoryBoard<Row extends BoardRow>(props: DirectoryBoardProps<Row>) {
  const { tab, calls, columns, nameOf, Form, lead } = props;
  const { t } = useT();
  const address = useDirectoryAddress();
  const list = useDirectoryList(calls, address.search, props.asking);
  const can = useCan();
  const [open, setOpen] = useState<Open<Row>>();
  const close = () => setOpen(undefined);
  const count = list.data?.count;
  const hidesArchived = props.archive && !address.search.archived;
  const hasActions = [calls.update, calls.delete].some(({ access }) => can(access));
  return (
    <>
      <DirectoryHead
        tab={tab}
        count={count}
        canArchive={props.archive !== undefined}
        tools={props.tools}
        onCreate={can(calls.create.access) ? () => setOpen({ what: 'new' }) : undefined}
      />
      {lead && (
        <Muted as="p" className="directory-lead">
          {lead}
        </Muted>
      )}
      {props.above && list.data && list.data.data.length > 0 && props.above(list.data.data)}
      <PagedTable
        list={list}
        address={address}
        label={t(`directory.${tab}.title`)}
        columns={columns}
        rowKey={({ id }) => id}
        empty={{ title: t(`directory.${tab}.empty`), text: t(`directory.${tab}.emptyText`) }}
        noneFound={{
          title: t('directory.nothingFound'),
          text: t(`directory.${hidesArchived ? 'nothingFoundHere' : 'nothingFoundText'}`),
          action: <Button onClick={address.reset}>{t('directory.showAll')}</Button>,
        }}
        actionsBelow
        actions={
          hasActions
            ? (row) => <RowActions {...props} row={row} count={count ?? 0} onOpen={setOpen} />
            : undefined
        }
      />
      {open?.what === 'new' && <Form saved={undefined} onClose={close} />}
      {open?.what === 'edit' && <Form saved={open.row} onClose={close} />}
      {open?.what === 'copy' && <Form saved={undefined} copied={open.row} onClose={close} />}
      <DeleteItem
        tab={tab}
        item={open?.what === 'delete' ? { ...open.row, name: nameOf(open.row) } : undefined}
        calls={calls}
        archive={props.archive?.archive}
        onClose={close}
      />
    </>
  );
}

type RowActionsProps<Row> = Pick<DirectoryBoardProps<Row>, 'nameOf' | 'actions' | 'archive'> & {
  row: Row;
  count: number;
  onOpen: (open: Open<Row>) => void;
};

function RowActions<Row extends BoardRow>(props: RowActionsProps<Row>) {
  const { row, count, nameOf, actions, archive, onOpen } = props;
  const { can } = row;
  const { t } = useT();
  const name = nameOf(row);
  return (
    <span className="directory-actions">
      {can.includes('update') && actions?.(row, count)}
      {can.includes('update') && (
        <IconButton
          label={t('directory.editFor', { name })}
          icon={<Pencil />}
          onClick={() => onOpen({ what: 'edit', row })}
        />
      )}
      {can.includes('copy') && (
        <IconButton
          label={t('directory.copyFor', { name })}
          icon={<Copy />}
          onClick={() => onOpen({ what: 'copy', row })}
        />
      )}
      {archive && can.includes('restore') && (
        <IconButton
          label={t('directory.restoreFor', { name })}
          icon={<ArchiveRestore />}
          disabled={archive.restore.isPending}
          onClick={() => archive.restore.mutate({ params: { id: row.id } })}
        />
      )}
      {can.includes('delete') && (
        <IconButton
          label={t('directory.deleteFor', { name })}
          icon={<Trash2 />}
          onClick={() => onOpen({ what: 'delete', row })}
        />
      )}
    </span>
  );
}
