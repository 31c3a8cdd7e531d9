import { useT } from '#web/platform/ui/base/texts.tsx';
import { Checkbox } from '#web/platform/ui/field/checkbox.tsx';
import type { Lack } from './import-choices.ts';
import type { ImportWork } from './use-import.ts';

export interface ImportWithoutEmailProps {
  count: number;
  work: Pick<ImportWork, 'choices' | 'decide'>;
  lack: Lack;
}

/** People of the file who have no e-mail: they are passed over, or the file is corrected. */
export function ImportWithoutEmail({
  count,
  work: { choices, decide },
  lack,
}: ImportWithoutEmailProps) {
  const { t } = useT();
  return (
    <section className="file-import-names">
      <h2>{t('directory.import.withoutEmail')}</h2>
      <Checkbox
        label={t('directory.import.skipWithoutEmail', { count })}
        hint={t('directory.import.skipWithoutEmailHint')}
        checked={choices.skipsWithoutEmail}
        error={lack.isThere ? t('directory.import.skipWithoutEmailFirst') : undefined}
        ref={(input) => lack.isFirst && input?.focus()}
        onChange={({ target }) => decide({ ...choices, skipsWithoutEmail: target.checked })}
      />
    </section>
  );
}
