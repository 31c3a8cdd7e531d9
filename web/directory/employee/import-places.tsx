import { useState } from 'react';
import type { Entry } from '#contract/call/fields.ts';
import type { ImportReply, NewPlace } from '#contract/employee-import.ts';
import { usePositionNames, useSubdivisionNames } from '#web/shared/dictionaries.ts';
import { useT } from '#web/ui/base/texts.tsx';
import { Checkbox } from '#web/ui/field/checkbox.tsx';
import { ComboBox } from '#web/ui/pick/combo-box.tsx';
import { Button } from '#web/ui/press/button.tsx';
import { Muted } from '#web/ui/show/text.tsx';
import { createdOf, type PlaceKind } from './import-choices.ts';
import type { ImportWork } from './use-import.ts';

export interface ImportPlacesProps {
  newPlaces: ImportReply['newPlaces'];
  work: Pick<ImportWork, 'choices' | 'decide' | 'lacksDecision'>;
}

/** Names that the directory does not have: to be created all together, or each to mean another. */
export function ImportPlaces({ newPlaces, work }: ImportPlacesProps) {
  const { t } = useT();
  const positions = usePositionNames();
  const subdivisions = useSubdivisionNames();
  const { choices, decide, lacksDecision } = work;
  const isWrong = lacksDecision && !choices.createsPlaces;
  const counts = [
    [createdOf(newPlaces.positions), 'newPositions'],
    [createdOf(newPlaces.subdivisions), 'newSubdivisions'],
  ] as const;
  const [first = '', second] = counts.flatMap(([count, key]) =>
    count > 0 ? [t(`directory.import.${key}`, { count })] : [],
  );
  const places = second ? t('directory.import.and', { first, second }) : first;
  return (
    <section className="directory-import-places">
      <h2>{t('directory.import.newPlaces')}</h2>
      {first && (
        <Checkbox
          label={t('directory.import.createPlaces', { places })}
          hint={t('directory.import.createPlacesHint')}
          checked={choices.createsPlaces}
          error={isWrong ? t('directory.import.createPlacesFirst') : undefined}
          ref={(input) => isWrong && input?.focus()}
          onChange={({ target }) => decide({ ...choices, createsPlaces: target.checked })}
        />
      )}
      <Places
        kind="positions"
        places={newPlaces.positions}
        known={positions.data?.data ?? []}
        work={work}
      />
      <Places
        kind="subdivisions"
        places={newPlaces.subdivisions}
        known={subdivisions.data?.data ?? []}
        work={work}
      />
    </section>
  );
}

const shownFirst = 6;
const create = 'create';

interface PlacesProps {
  kind: PlaceKind;
  places: readonly NewPlace[];
  known: readonly Entry[];
  work: ImportPlacesProps['work'];
}

function Places({ kind, places, known, work: { choices, decide } }: PlacesProps) {
  const { t } = useT();
  const [whole, setWhole] = useState(false);
  if (places.length === 0) return null;
  const mapped = choices.places[kind];
  const shown = whole ? places : places.slice(0, shownFirst);
  const options = [
    { value: create, label: t('directory.import.createPlace') },
    ...known.map(({ id, name }) => ({ value: id, label: name })),
  ];
  function choose(name: string, id: string) {
    const { [name]: _, ...others } = mapped;
    const next = id === create ? others : { ...others, [name]: id };
    decide({ ...choices, places: { ...choices.places, [kind]: next } });
  }
  return (
    <div>
      <h3>{t(`directory.${kind}.title`)}</h3>
      <ul>
        {shown.map(({ name, count }) => (
          <li key={name}>
            <span>
              {name} <Muted>{t('directory.import.peopleCount', { count })}</Muted>
            </span>
            <ComboBox
              hideLabel
              label={t('directory.import.placeFor', { name })}
              value={mapped[name] ?? create}
              options={options}
              onChange={(id) => choose(name, id)}
            />
          </li>
        ))}
      </ul>
      {shown.length < places.length && (
        <Button variant="link" onClick={() => setWhole(true)}>
          {t('directory.import.showPlaces', { count: places.length })}
        </Button>
      )}
    </div>
  );
}
