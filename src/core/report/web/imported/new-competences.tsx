import { useCompetences } from '#core/directory/web/shared/dictionaries.ts';
import type { ImportedReply } from '#core/report/contract/imported-report.ts';
import { UnknownNames } from '#platform/web/shared/file-import/unknown-names.tsx';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Muted } from '#platform/web/ui/show/text.tsx';
import type { ImportedWork } from './queries.ts';

interface NewCompetencesProps {
  list: ImportedReply['newCompetences'];
  work: Pick<ImportedWork, 'choices' | 'decide'>;
}

/** Names that the directory doesn't have: kept as they are, or each to mean one that it has. */
export function NewCompetences({ list, work: { choices, decide } }: NewCompetencesProps) {
  const { t } = useT();
  const known = useCompetences().data?.data ?? [];
  return (
    <section className="file-import-names">
      <h2>{t('importedReport.newCompetences')}</h2>
      <Muted as="p">{t('importedReport.newCompetencesHint')}</Muted>
      <UnknownNames
        names={list}
        known={known}
        itselfLabel={t('importedReport.keepName')}
        countLabel={(count) => t('importedReport.rows', { count })}
        fieldLabel={(name) => t('importedReport.competenceFor', { name })}
        chosen={choices.competences}
        onChoose={(competences) => decide({ ...choices, competences })}
      />
    </section>
  );
}
