import { lazy } from 'react';
import type { Subdivision } from '#contract/subdivision.ts';
import type { Column } from '#web/ui/table.ts';
import { useT } from '#web/ui/texts.tsx';
import { DirectoryBoard } from './directory-board.tsx';
import { useDirectoryAddress } from './directory-search.ts';
import { useDeleteSubdivision, useSubdivisionList } from './queries.ts';

const Form = lazy(async () => ({
  default: (await import('./subdivision-form.tsx')).SubdivisionForm,
}));

export function SubdivisionTab() {
  const { t } = useT();
  const { search } = useDirectoryAddress();
  const columns: Column<Subdivision>[] = [
    { key: 'name', label: t('directory.name'), cell: ({ name }) => name },
  ];
  return (
    <DirectoryBoard
      tab="subdivisions"
      list={useSubdivisionList(search)}
      columns={columns}
      nameOf={({ name }) => name}
      Form={Form}
      remove={useDeleteSubdivision()}
    />
  );
}
