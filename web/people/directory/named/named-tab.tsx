import { useCallback } from 'react';
import type { NamedEntry } from '#contract/people/directory.ts';
import { directories } from '#contract/platform/call/directories.ts';
import {
  DirectoryBoard,
  type ItemFormProps,
} from '#web/people/directory/shared/directory-board.tsx';
import { EntryName } from '#web/people/directory/shared/entry-name.tsx';
import { useArchive } from '#web/people/directory/shared/queries.ts';
import { TwinButton } from '#web/people/directory/twin/twin-button.tsx';
import { part } from '#web/platform/session/part.ts';
import { useT } from '#web/platform/ui/base/texts.tsx';
import type { NamedDirectory } from './named-form.tsx';

const NamedForm = part(() => import('./named-form.tsx'), 'NamedForm');

/** The tab of a directory whose entries are names and nothing else. */
export function NamedTab({ kind, calls }: NamedDirectory) {
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
      tools={<TwinButton kind={kind} />}
    />
  );
}
