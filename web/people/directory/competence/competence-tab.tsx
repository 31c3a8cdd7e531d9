import { type Competence, competenceCalls } from '#contract/people/competence.ts';
import { DirectoryBoard } from '#web/people/directory/shared/directory-board.tsx';
import { EntryName } from '#web/people/directory/shared/entry-name.tsx';
import { useArchive } from '#web/people/directory/shared/queries.ts';
import { TwinButton } from '#web/people/directory/twin/twin-button.tsx';
import { part } from '#web/platform/session/part.ts';
import { useT } from '#web/platform/ui/base/texts.tsx';
import type { Column } from '#web/platform/ui/list/table.ts';
import { Muted } from '#web/platform/ui/show/text.tsx';
import { CompetenceTools } from './competence-tools.tsx';

const Form = part(() => import('./competence-form.tsx'), 'CompetenceForm');

export function CompetenceTab() {
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
          <TwinButton kind="competence" />
          <CompetenceTools />
        </>
      }
    />
  );
}
