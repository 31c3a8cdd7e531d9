import { type DoubtfulDates, dateOrder } from '#core/employee/contract/employee-import.ts';
import type { Lack } from '#core/employee/web/import-choices.ts';
import type { ImportWork } from '#core/employee/web/use-import.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { RadioGroup } from '#platform/web/ui/field/radio-group.tsx';
import { formatDay } from '#platform/web/ui/show/format-date.ts';
import { Muted } from '#platform/web/ui/show/text.tsx';

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
