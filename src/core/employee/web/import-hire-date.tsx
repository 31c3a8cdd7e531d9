import { useT } from '#platform/web/ui/base/texts.tsx';
import { DateField } from '#platform/web/ui/pick/date-field.tsx';
import { Muted } from '#platform/web/ui/show/text.tsx';
import type { Lack } from './import-choices.ts';
import type { ImportWork } from './use-import.ts';

export interface ImportHireDateProps {
  count: number;
  work: Pick<ImportWork, 'choices' | 'decide'>;
  lack: Lack;
}

/** People of whom nobody knows when they were hired: one day is given for all. */
export function ImportHireDate({ count, work: { choices, decide }, lack }: ImportHireDateProps) {
  const { t } = useT();
  return (
    <section className="file-import-names">
      <h2>{t('directory.import.withoutHireDate', { count })}</h2>
      <Muted as="p">{t('directory.import.withoutHireDateHint')}</Muted>
      <DateField
        label={t('directory.import.hireDate')}
        value={choices.hireDate}
        error={lack.isThere ? t('directory.import.hireDateFirst') : undefined}
        ref={(input) => lack.isFirst && input?.focus()}
        onChange={(hireDate) => decide({ ...choices, hireDate })}
      />
    </section>
  );
}
