import type { LikeBirths } from '#contract/people/employee-import.ts';
import type { Lack } from '#web/people/directory/employee/import-choices.ts';
import type { ImportWork } from '#web/people/directory/employee/use-import.ts';
import { useT } from '#web/platform/ui/base/texts.tsx';
import { Checkbox } from '#web/platform/ui/field/checkbox.tsx';
import { Muted } from '#web/platform/ui/show/text.tsx';

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
