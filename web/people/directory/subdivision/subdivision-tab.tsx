import type { Subdivision } from '#contract/people/subdivision.ts';
import { DirectoryBoard } from '#web/people/directory/shared/directory-board.tsx';
import { EntryName } from '#web/people/directory/shared/entry-name.tsx';
import {
  useArchiveSubdivision,
  useDeleteSubdivision,
  useSubdivisionList,
} from '#web/people/directory/shared/queries.ts';
import { useDirectoryAddress } from '#web/people/directory/shared/use-directory-address.ts';
import { lazyPart } from '#web/platform/ui/base/patient.ts';
import { useT } from '#web/platform/ui/base/texts.tsx';
import type { Column } from '#web/platform/ui/list/table.ts';

const Form = lazyPart(async () => ({
  default: (await import('./subdivision-form.tsx')).SubdivisionForm,
}));

export function SubdivisionTab() {
  const { t } = useT();
  const { search } = useDirectoryAddress();
  const columns: Column<Subdivision>[] = [
    { key: 'name', label: t('directory.name'), cell: EntryName },
  ];
  return (
    <DirectoryBoard
      tab="subdivisions"
      list={useSubdivisionList(search)}
      columns={columns}
      nameOf={({ name }) => name}
      Form={Form}
      remove={useDeleteSubdivision()}
      archive={useArchiveSubdivision()}
    />
  );
}
