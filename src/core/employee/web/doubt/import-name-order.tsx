import { nameOrder, type TurnedNames } from '#core/employee/contract/employee-import.ts';
import type { ImportWork } from '#core/employee/web/use-import.ts';
import type { T } from '#platform/texts/t.ts';
import { NameList } from '#platform/web/shared/file-import/name-list.tsx';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { RadioGroup } from '#platform/web/ui/field/radio-group.tsx';
import { Muted } from '#platform/web/ui/show/text.tsx';

export interface ImportNameOrderProps {
  turned: TurnedNames;
  work: Pick<ImportWork, 'choices' | 'decide'>;
}

const orders = (t: T) =>
  (['asProposed', ...nameOrder.options] as const).map((value) => ({
    value,
    label: t(`directory.import.nameOrders.${value}`),
  }));
const columnOrders = (t: T) =>
  (['asProposed', 'lastFirst'] as const).map((value) => ({
    value,
    label: t(`directory.import.columnOrders.${value}`),
  }));

/** Names that are read the other way round, in one cell or in two columns, and whether all are. */
export function ImportNameOrder({ turned, work: { choices, decide } }: ImportNameOrderProps) {
  const { t } = useT();
  const { count, unclear, areColumns, rowList } = turned;
  const title = count === 0 ? 'nameOrder' : areColumns ? 'swappedColumns' : 'turnedNames';
  return (
    <section className="file-import-names">
      <h2>{t(`directory.import.${title}`, { count })}</h2>
      {count > 0 && <Muted as="p">{t('directory.import.nameOrderHint')}</Muted>}
      <NameList
        names={rowList.map(({ value, ...names }) => ({ ...names, name: value }))}
        noteOf={(names) => t('directory.import.turnedName', names)}
      />
      {unclear > 0 && <p>{t('directory.import.unclearNames', { count: unclear })}</p>}
      <RadioGroup
        label={t('directory.import.nameOrder')}
        hideLabel
        options={areColumns ? columnOrders(t) : orders(t)}
        value={choices.nameOrder ?? 'asProposed'}
        onChange={(value) =>
          decide({ ...choices, nameOrder: value === 'asProposed' ? undefined : value })
        }
      />
    </section>
  );
}
