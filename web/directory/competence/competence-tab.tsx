import LibraryBig from 'lucide-react/icons/library-big';
import { Suspense, useState } from 'react';
import type { Competence } from '#contract/competence.ts';
import { DirectoryBoard } from '#web/directory/shared/directory-board.tsx';
import { EntryName } from '#web/directory/shared/entry-name.tsx';
import {
  useArchiveCompetence,
  useCompetenceList,
  useDeleteCompetence,
} from '#web/directory/shared/queries.ts';
import { useDirectoryAddress } from '#web/directory/shared/use-directory-address.ts';
import { useCan } from '#web/session/session.ts';
import { loadTexts } from '#web/session/texts.ts';
import { lazyPart } from '#web/ui/base/patient.ts';
import { useT } from '#web/ui/base/texts.tsx';
import type { Column } from '#web/ui/list/table.ts';
import { Button } from '#web/ui/press/button.tsx';
import { Muted } from '#web/ui/show/text.tsx';

const Form = lazyPart(async () => ({
  default: (await import('./competence-form.tsx')).CompetenceForm,
}));

const LibraryModal = lazyPart(async () => {
  const [module] = await Promise.all([import('./library-modal.tsx'), loadTexts('library')]);
  return { default: module.LibraryModal };
});

export function CompetenceTab() {
  const { t } = useT();
  const { search } = useDirectoryAddress();
  const columns: Column<Competence>[] = [
    {
      key: 'name',
      label: t('directory.name'),
      cell: ({ description, ...entry }) => (
        <>
          <EntryName {...entry} />
          <Muted className="directory-description">{description}</Muted>
        </>
      ),
    },
    {
      key: 'questionList',
      label: t('directory.competencies.questions'),
      width: '140px',
      cell: ({ questionList: { length } }) =>
        t('directory.competencies.questionCount', { count: length }),
    },
  ];
  return (
    <DirectoryBoard
      tab="competencies"
      list={useCompetenceList(search)}
      columns={columns}
      nameOf={({ name }) => name}
      Form={Form}
      remove={useDeleteCompetence()}
      archive={useArchiveCompetence()}
      canCopy
      tools={<FromLibrary />}
    />
  );
}

/** The product's own competencies, to be taken over. */
function FromLibrary() {
  const { t } = useT();
  const can = useCan();
  const [isOpen, setOpen] = useState(false);
  if (!can('directory_competence_competence_create')) return null;
  return (
    <span className="directory-tools">
      <Button icon={<LibraryBig />} onClick={() => setOpen(true)}>
        <span className="directory-tool">{t('directory.competencies.fromLibrary')}</span>
      </Button>
      <Suspense>{isOpen && <LibraryModal onClose={() => setOpen(false)} />}</Suspense>
    </span>
  );
}
