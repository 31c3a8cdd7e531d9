import {
  type DoubtfulDates,
  dateOrder,
  type LikeBirths,
  nameOrder,
  type SwappedPlaces,
  type TurnedNames,
} from '#core/employee/contract/employee-import.ts';
import { lacking } from '#core/employee/web/import-choices.ts';
import type { Asked } from '#core/employee/web/use-import.ts';
import { NameList } from '#platform/web/shared/file-import/name-list.tsx';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Checkbox } from '#platform/web/ui/field/checkbox.tsx';
import { RadioGroup } from '#platform/web/ui/field/radio-group.tsx';
import { formatDay } from '#platform/web/ui/show/format-date.ts';
import { Muted } from '#platform/web/ui/show/text.tsx';

/** Columns that may hold something else than their headers say: how they are read is asked. */

/** Which of day and month stands first in the days of the file. */
export function ImportDateOrder({ doubt, work, lack }: Asked & { doubt: DoubtfulDates }) {
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
        {...lacking(lack, t('directory.import.dateOrderFirst'))}
        onChange={(order) => decide({ ...choices, dateOrder: order })}
      />
    </section>
  );
}

/** Days of hiring that look like births: another column has them, or somebody says that they are right. */
export function ImportLikeBirths({ births, work, lack }: Asked & { births: LikeBirths }) {
  const { t } = useT();
  const { choices, decide } = work;
  const { header, value } = births;
  return (
    <section className="file-import-names">
      <h2>{t('directory.import.likeBirths', { header })}</h2>
      <Muted as="p">{t('directory.import.likeBirthsHint', { value })}</Muted>
      <Checkbox
        label={t('directory.import.keepHireDates')}
        checked={choices.keepsHireDates}
        {...lacking(lack, t('directory.import.keepHireDatesFirst'))}
        onChange={({ target }) => decide({ ...choices, keepsHireDates: target.checked })}
      />
    </section>
  );
}

/** Names that are read the other way round, in one cell or in two columns, and whether all are. */
export function ImportNameOrder({ turned, work }: Pick<Asked, 'work'> & { turned: TurnedNames }) {
  const { t } = useT();
  const { choices, decide } = work;
  const { count, unclear, areColumns, rowList } = turned;
  const title = count === 0 ? 'nameOrder' : areColumns ? 'swappedColumns' : 'turnedNames';
  const orders = ['asProposed', ...nameOrder.options] as const;
  const columnOrders = ['asProposed', 'lastFirst'] as const;
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
        options={
          areColumns
            ? columnOrders.map((value) => ({
                value,
                label: t(`directory.import.columnOrders.${value}`),
              }))
            : orders.map((value) => ({ value, label: t(`directory.import.nameOrders.${value}`) }))
        }
        value={choices.nameOrder ?? 'asProposed'}
        onChange={(value) =>
          decide({ ...choices, nameOrder: value === 'asProposed' ? undefined : value })
        }
      />
    </section>
  );
}

/** Job titles under departments and the other way round, and whether the columns are swapped. */
export function ImportSwappedPlaces({
  places,
  work: { choices, decide },
}: Pick<Asked, 'work'> & { places: SwappedPlaces }) {
  const { t } = useT();
  const { looks, count, rowList } = places;
  return (
    <section className="file-import-names">
      <h2>{t(`directory.import.places.${looks}`, { count })}</h2>
      <Muted as="p">
        {t(`directory.import.${looks === 'swapped' ? 'placesHint' : 'placesTwiceHint'}`)}
      </Muted>
      <ul>
        {rowList.map(({ rowIndex, ...names }) => (
          <li key={rowIndex}>{t('directory.import.placesOfRow', { row: rowIndex, ...names })}</li>
        ))}
      </ul>
      {looks === 'swapped' && (
        <RadioGroup
          label={t('directory.import.placeColumns')}
          hideLabel
          options={[
            { value: 'asProposed', label: t('directory.import.columnOrders.asProposed') },
            { value: 'asInFile', label: t('directory.import.columnOrders.lastFirst') },
          ]}
          value={choices.keepsPlaceColumns ? 'asInFile' : 'asProposed'}
          onChange={(value) => decide({ ...choices, keepsPlaceColumns: value === 'asInFile' })}
        />
      )}
    </section>
  );
}
