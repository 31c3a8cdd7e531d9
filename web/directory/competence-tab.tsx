import { lazy } from 'react';
import type { Competence } from '#contract/competence.ts';
import { hyphenate } from '#web/hyphenate.ts';
import type { Column } from '#web/ui/table.ts';
import { useT } from '#web/ui/texts.tsx';
import { DirectoryBoard } from './directory-board.tsx';
import { useDirectoryAddress } from './directory-search.ts';
import { useCompetenceList, useDeleteCompetence } from './queries.ts';

const Form = lazy(async () => ({
  default: (await import('./competence-form.tsx')).CompetenceForm,
}));

export function CompetenceTab() {
  const { t } = useT();
  const { search } = useDirectoryAddress();
  const columns: Column<Competence>[] = [
    {
      key: 'name',
      label: t('directory.name'),
      cell: ({ name, description }) => (
        <>
          {hyphenate(name)}
          <span className="ui-muted directory-description">{description}</span>
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
      canCopy
    />
  );
}
