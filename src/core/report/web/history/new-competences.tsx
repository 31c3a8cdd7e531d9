import { useCompetences } from '#core/directory/web/shared/dictionaries.ts';
import type { HistoryReply } from '#core/report/contract/report-history.ts';
import { UnknownNames } from '#platform/web/shared/file-import/unknown-names.tsx';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Muted } from '#platform/web/ui/show/text.tsx';
import type { HistoryWork } from './queries.ts';

interface NewCompetencesProps {
  list: HistoryReply['newCompetences'];
  work: Pick<HistoryWork, 'choices' | 'decide'>;
}

/** Names that the directory doesn't have: kept as they are, or each to mean one that it has. */
export function NewCompetences({ list, work: { choices, decide } }: NewCompetencesProps) {
  const { t } = useT();
  const known = useCompetences().data?.data ?? [];
  return (
    <section className="file-import-names">
      <h2>{t('reportHistory.newCompetences')}</h2>
      <Muted as="p">{t('reportHistory.newCompetencesHint')}</Muted>
      <UnknownNames
        names={list}
        known={known}
        itselfLabel={t('reportHistory.keepName')}
        countLabel={(count) => t('reportHistory.rows', { count })}
        fieldLabel={(name) => t('reportHistory.competenceFor', { name })}
        chosen={choices.competences}
        onChoose={(competences) => decide({ ...choices, competences })}
      />
    </section>
  );
}
