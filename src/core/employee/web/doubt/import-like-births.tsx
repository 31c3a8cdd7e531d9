import type { LikeBirths } from '#core/employee/contract/employee-import.ts';
import type { Lack } from '#core/employee/web/import-choices.ts';
import type { ImportWork } from '#core/employee/web/use-import.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Checkbox } from '#platform/web/ui/field/checkbox.tsx';
import { Muted } from '#platform/web/ui/show/text.tsx';

export interface ImportLikeBirthsProps {
  births: LikeBirths;
  work: Pick<ImportWork, 'choices' | 'decide'>;
  lack: Lack;
}

/** Days of hiring that look like births: another column has them, or somebody says that they are right. */
export function ImportLikeBirths({
  births,
  work: { choices, decide },
  lack,
}: ImportLikeBirthsProps) {
  const { t } = useT();
  const { header, value } = births;
  return (
    <section className="file-import-names">
      <h2>{t('directory.import.likeBirths', { header })}</h2>
      <Muted as="p">{t('directory.import.likeBirthsHint', { value })}</Muted>
      <Checkbox
        label={t('directory.import.keepHireDates')}
        checked={choices.keepsHireDates}
        error={lack.isThere ? t('directory.import.keepHireDatesFirst') : undefined}
        ref={(input) => lack.isFirst && input?.focus()}
        onChange={({ target }) => decide({ ...choices, keepsHireDates: target.checked })}
      />
    </section>
  );
}
