import type { Competence } from '#contract/people/competence.ts';
import { DirectoryBoard } from '#web/people/directory/shared/directory-board.tsx';
import { EntryName } from '#web/people/directory/shared/entry-name.tsx';
import {
  useArchiveCompetence,
  useCompetenceList,
  useDeleteCompetence,
} from '#web/people/directory/shared/queries.ts';
import { useDirectoryAddress } from '#web/people/directory/shared/use-directory-address.ts';
import { lazyPart } from '#web/platform/ui/base/patient.ts';
import { useT } from '#web/platform/ui/base/texts.tsx';
import type { Column } from '#web/platform/ui/list/table.ts';
import { Muted } from '#web/platform/ui/show/text.tsx';
import { CompetenceTools } from './competence-tools.tsx';

const Form = lazyPart(async () => ({
  default: (await import('./competence-form.tsx')).CompetenceForm,
}));

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
      tools={<CompetenceTools />}
    />
  );
}
