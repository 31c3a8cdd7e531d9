import { nameOrder, type TurnedNames } from '#contract/people/employee-import.ts';
import { NameList } from '#web/platform/shared/file-import/name-list.tsx';
import { useT } from '#web/platform/ui/base/texts.tsx';
import { RadioGroup } from '#web/platform/ui/field/radio-group.tsx';
import { Muted } from '#web/platform/ui/show/text.tsx';
import type { ImportWork } from './use-import.ts';

export interface ImportNameOrderProps {
  turned: TurnedNames;
  work: Pick<ImportWork, 'choices' | 'decide'>;
}

const orders = ['asProposed', ...nameOrder.options] as const;

/** Names in one cell that are read the other way round, and whether all are. */
export function ImportNameOrder({ turned, work: { choices, decide } }: ImportNameOrderProps) {
  const { t } = useT();
  const { count, unclear, rowList } = turned;
  return (
    <section className="file-import-names">
      <h2>
        {count > 0 ? t('directory.import.turnedNames', { count }) : t('directory.import.nameOrder')}
      </h2>
      {count > 0 && <Muted as="p">{t('directory.import.nameOrderHint')}</Muted>}
      <NameList
        names={rowList.map(({ value, ...names }) => ({ ...names, name: value }))}
        noteOf={(names) => t('directory.import.turnedName', names)}
      />
      {unclear > 0 && <p>{t('directory.import.unclearNames', { count: unclear })}</p>}
      <RadioGroup
        label={t('directory.import.nameOrder')}
        hideLabel
        options={orders.map((value) => ({
          value,
          label: t(`directory.import.nameOrders.${value}`),
        }))}
        value={choices.nameOrder ?? 'asProposed'}
        onChange={(value) =>
          decide({ ...choices, nameOrder: value === 'asProposed' ? undefined : value })
        }
      />
    </section>
  );
}
