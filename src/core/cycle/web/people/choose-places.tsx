import { useState } from 'react';
import { usePositionNames, useSubdivisionNames } from '#core/directory/web/shared/dictionaries.ts';
import { EntryChoices } from '#core/directory/web/shared/entry-choices.tsx';
import type { ArchivableEntry } from '#platform/contract/call/fields.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Modal } from '#platform/web/ui/cover/modal.tsx';
import { Checkbox } from '#platform/web/ui/field/checkbox.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import type { WantedPeople } from './chosen.ts';
import './people.css';

interface ChoosePlacesProps {
  chosen: WantedPeople;
  onApply: (chosen: WantedPeople) => void;
  onClose: () => void;
}

/** Whole subdivisions and positions, or everybody. */
export function ChoosePlaces({ chosen, onApply, onClose }: ChoosePlacesProps) {
  const { t } = useT();
  const subdivisions = useSubdivisionNames();
  const positions = usePositionNames();
  const [all, setAll] = useState(chosen.all);
  const [subdivisionIds, setSubdivisionIds] = useState(idsOf(chosen.subdivisions));
  const [positionIds, setPositionIds] = useState(idsOf(chosen.positions));
  const apply = () =>
    onApply({
      ...chosen,
      all,
      subdivisions: entriesOf(subdivisions.data?.data, subdivisionIds),
      positions: entriesOf(positions.data?.data, positionIds),
    });
  const failed = t('cycle.people.loadFailed');
  return (
    <Modal
      open
      title={t('cycle.people.placesTitle')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button variant="primary" onClick={apply}>
            {t('cycle.people.apply')}
          </Button>
        </>
      }
    >
      <div className="cycle-places">
        <p>{t('cycle.people.placesText')}</p>
        <Checkbox
          label={t('cycle.people.everybody')}
          checked={all}
          onChange={({ target }) => setAll(target.checked)}
        />
        {!all && (
          <>
            <EntryChoices
              legend={t('cycle.people.subdivisions')}
              failed={failed}
              entries={subdivisions}
              chosen={subdivisionIds}
              onChange={setSubdivisionIds}
            />
            <EntryChoices
              legend={t('cycle.people.positions')}
              failed={failed}
              entries={positions}
              chosen={positionIds}
              onChange={setPositionIds}
            />
          </>
        )}
      </div>
    </Modal>
  );
}

const idsOf = (entries: WantedPeople['subdivisions']): string[] | undefined =>
  entries.length > 0 ? entries.map(({ id }) => id) : undefined;

const entriesOf = (known: readonly ArchivableEntry[] = [], ids: readonly string[] = []) =>
  known.filter(({ id }) => ids.includes(id)).map(({ id, name }) => ({ id, name }));
