import { type ReactNode, useCallback } from 'react';
import type { NamedEntry } from '#core/directory/contract/directory.ts';
import { DirectoryBoard, type ItemFormProps } from '#core/directory/web/shared/directory-board.tsx';
import { EntryName } from '#core/directory/web/shared/entry-name.tsx';
import { useArchive } from '#core/directory/web/shared/queries.ts';
import { directories } from '#platform/contract/call/directories.ts';
import { part } from '#platform/web/device/part.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import type { NamedDirectory } from './named-form.tsx';

const NamedForm = part(() => import('./named-form.tsx'), 'NamedForm');

/** The tab of a directory whose entries are names and nothing else. */
export function NamedTab({ kind, calls, tools }: NamedDirectory & { tools?: ReactNode }) {
  const { t } = useT();
  const Form = useCallback(
    (props: ItemFormProps<NamedEntry>) => <NamedForm kind={kind} calls={calls} {...props} />,
    [kind, calls],
  );
  return (
    <DirectoryBoard
      tab={directories[kind]}
      calls={calls}
      columns={[{ key: 'name', label: t('directory.name'), cell: EntryName }]}
      nameOf={({ name }) => name}
      Form={Form}
      archive={useArchive(calls)}
      tools={tools}
    />
  );
}
