import type { ReactNode } from 'react';
import { type Competence, competenceCalls } from '#core/competence/contract/competence.ts';
import { DirectoryBoard } from '#core/directory/web/shared/directory-board.tsx';
import { EntryName } from '#core/directory/web/shared/entry-name.tsx';
import { useArchive } from '#core/directory/web/shared/queries.ts';
import { part } from '#platform/web/device/part.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import type { Column } from '#platform/web/ui/list/table.ts';
import { Muted } from '#platform/web/ui/show/text.tsx';
import { CompetenceTools } from './competence-tools.tsx';

const Form = part(() => import('./competence-form.tsx'), 'CompetenceForm');

export function CompetenceTab({ tools }: { tools?: ReactNode }) {
  const { t } = useT();
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
      calls={competenceCalls}
      asking={{ withFirstSteps: true }}
      columns={columns}
      nameOf={({ name }) => name}
      Form={Form}
      archive={useArchive(competenceCalls)}
      tools={
        <>
          {tools}
          <CompetenceTools />
        </>
      }
    />
  );
}
