import type { SwappedPlaces } from '#core/employee/contract/employee-import.ts';
import type { ImportWork } from '#core/employee/web/use-import.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { RadioGroup } from '#platform/web/ui/field/radio-group.tsx';
import { Muted } from '#platform/web/ui/show/text.tsx';

export interface ImportSwappedPlacesProps {
  places: SwappedPlaces;
  work: Pick<ImportWork, 'choices' | 'decide'>;
}

/** Job titles under departments and the other way round, and whether the columns are swapped. */
export function ImportSwappedPlaces({
  places,
  work: { choices, decide },
}: ImportSwappedPlacesProps) {
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
