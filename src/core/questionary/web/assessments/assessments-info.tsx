import { useT } from '#platform/web/ui/base/texts.tsx';
import { InfoBlock } from '#platform/web/ui/state/info-block.tsx';

/** An explanation of the columns (rule 42). */
export function AssessmentsInfo() {
  const { t } = useT();
  return (
    <InfoBlock title={t('questionary.assessments.infoTitle')} onceKey="journal">
      <ul className="q-assessments-info">
        <li>{t('questionary.assessments.infoCreated')}</li>
        <li>{t('questionary.assessments.infoInwork')}</li>
        <li>{t('questionary.assessments.infoDone')}</li>
      </ul>
    </InfoBlock>
  );
}
