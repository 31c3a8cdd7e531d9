import { usePositionNames, useSubdivisionNames } from '#core/directory/web/shared/dictionaries.ts';
import type { EmployeeImportReply, UnknownPlace } from '#core/employee/contract/employee-import.ts';
import type { Entry } from '#platform/contract/call/fields.ts';
import { type ChosenNames, UnknownNames } from '#platform/web/shared/file-import/unknown-names.tsx';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Checkbox } from '#platform/web/ui/field/checkbox.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { createdOf, lacking, type PlaceKind } from './import-choices.ts';
import type { Asked } from './use-import.ts';

/** Archived job titles and departments that people of the file would get: they are brought back. */
export function ImportArchived({
  places,
  work: { choices, decide },
  lack,
}: Asked & { places: EmployeeImportReply['archivedPlaces'] }) {
  const { t } = useT();
  const names = places.map(({ name }) => name).join(', ');
  return (
    <section className="file-import-names">
      <h2>{t('directory.import.archivedPlaces')}</h2>
      <Checkbox
        label={t('directory.import.restorePlaces', { names })}
        hint={t('directory.import.restorePlacesHint')}
        checked={choices.restoresPlaces}
        {...lacking(lack, t('directory.import.restorePlacesFirst'))}
        onChange={({ target }) => decide({ ...choices, restoresPlaces: target.checked })}
      />
    </section>
  );
}

/**
 * Names that the directory does not have: to be created all together, or each to mean another. Where it has none at all
 * they are no question.
 */
export function ImportPlaces({ reply, work, lack }: Asked & { reply: EmployeeImportReply }) {
  const { t } = useT();
  const positions = usePositionNames();
  const subdivisions = useSubdivisionNames();
  const { newPlaces, isFirst } = reply;
  const { choices, decide } = work;
  const counts = [
    [createdOf(newPlaces.positions), 'newPositions'],
    [createdOf(newPlaces.subdivisions), 'newSubdivisions'],
  ] as const;
  const [first = '', second] = counts.flatMap(([count, key]) =>
    count > 0 ? [t(`directory.import.${key}`, { count })] : [],
  );
  const places = second ? t('directory.import.and', { first, second }) : first;
  if (isFirst) return first && <p>{t('directory.import.firstPlaces', { places })}</p>;
  return (
    <section className="file-import-names">
      <h2>{t('directory.import.newPlaces')}</h2>
      {first && (
        <Checkbox
          label={t('directory.import.createPlaces', { places })}
          hint={t('directory.import.createPlacesHint')}
          checked={choices.createsPlaces}
          {...lacking(lack, t('directory.import.createPlacesFirst'))}
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

interface PlacesProps {
  kind: PlaceKind;
  places: readonly UnknownPlace[];
  known: readonly Entry[];
  work: Asked['work'];
}

function Places({ kind, places, known, work: { choices, decide } }: PlacesProps) {
  const { t } = useT();
  if (places.length === 0) return null;
  const chosen = choices.places[kind];
  const choose = (ids: ChosenNames) =>
    decide({ ...choices, places: { ...choices.places, [kind]: ids } });
  const proposals = places.flatMap(({ name, proposed }) =>
    proposed && chosen[name] === undefined ? [[name, proposed.id] as const] : [],
  );
  const isProposed = ({ proposed }: UnknownPlace) => proposed !== null;
  return (
    <div>
      <h3>{t(`directory.${kind}.title`)}</h3>
      {proposals.length > 1 && (
        <Button onClick={() => choose({ ...chosen, ...Object.fromEntries(proposals) })}>
          {t('directory.import.takeAllProposed', { count: proposals.length })}
        </Button>
      )}
      <UnknownNames
        names={[...places.filter(isProposed), ...places.filter((one) => !isProposed(one))]}
        known={known}
        itselfLabel={t('directory.import.createPlace')}
        countLabel={(count) => t('directory.import.peopleCount', { count })}
        fieldLabel={(name) => t('directory.import.placeFor', { name })}
        takeLabel={(name) => t('directory.import.takeProposed', { name })}
        chosen={chosen}
        onChoose={choose}
      />
    </div>
  );
}
