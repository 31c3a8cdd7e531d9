import { useT } from '#platform/web/ui/base/texts.tsx';
import { InfoBlock } from '#platform/web/ui/state/info-block.tsx';

/** An explanation of the columns (rule 42). */
export function JournalInfo() {
  const { t } = useT();
  return (
    <InfoBlock title={t('questionary.journal.infoTitle')} closeKey="journal">
      <ul className="q-journal-info">
        <li>{t('questionary.journal.infoCreated')}</li>
        <li>{t('questionary.journal.infoInwork')}</li>
        <li>{t('questionary.journal.infoDone')}</li>
      </ul>
    </InfoBlock>
  );
}
