import { type DoubtfulDates, dateOrder } from '#contract/people/employee-import.ts';
import type { Lack } from '#web/people/directory/employee/import-choices.ts';
import type { ImportWork } from '#web/people/directory/employee/use-import.ts';
import { useT } from '#web/platform/ui/base/texts.tsx';
import { RadioGroup } from '#web/platform/ui/field/radio-group.tsx';
import { formatDay } from '#web/platform/ui/show/format-date.ts';
import { Muted } from '#web/platform/ui/show/text.tsx';

export interface ImportDateOrderProps {
  doubt: DoubtfulDates;
  work: Pick<ImportWork, 'choices' | 'decide'>;
  lack: Lack;
}

/** Which of day and month stands first in the days of the file. */
export function ImportDateOrder({ doubt, work, lack }: ImportDateOrderProps) {
  const texts = useT();
  const { t } = texts;
  const { choices, decide } = work;
  const { rowIndex: row, value, sample } = doubt;
  return (
    <section className="file-import-names">
      <h2>{t('directory.import.dateOrder')}</h2>
      {value && <Muted as="p">{t('directory.import.dateOrderWhy', { row, value })}</Muted>}
      <RadioGroup
        label={t('directory.import.dateOrder')}
        hideLabel
        options={dateOrder.options.map((order) => ({
          value: order,
          label: t(`directory.import.dateOrders.${order}`),
          hint:
            sample &&
            t('directory.import.dateSample', {
              value: sample.value,
              day: formatDay(sample[order], texts),
            }),
        }))}
        value={choices.dateOrder}
        error={lack.isThere ? t('directory.import.dateOrderFirst') : undefined}
        ref={(input) => lack.isFirst && input?.focus()}
        onChange={(order) => decide({ ...choices, dateOrder: order })}
      />
    </section>
  );
}
