import { usePositionNames, useSubdivisionNames } from '#core/directory/web/shared/dictionaries.ts';
import { EntryChoices } from '#core/directory/web/shared/entry-choices.tsx';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { FilterButton } from '#platform/web/ui/list/filter-button.tsx';
import type { FilterFieldsProps } from '#platform/web/ui/list/filter-frame.tsx';
import { type ChosenPlace, noPlace } from './choice-queries.ts';

interface PeopleFilterProps {
  /** Whose employees are offered anyway: there is nothing to choose in these places. */
  place: ChosenPlace;
  filter: ChosenPlace;
  onChange: (changed: ChosenPlace) => void;
}

/** Narrows the employees of a dialog to some departments and job titles. */
export function PeopleFilter({ place, filter, onChange }: PeopleFilterProps) {
  return (
    <FilterButton filter={filter} none={noPlace} onChange={onChange}>
      {(fields) => <Places {...fields} place={place} />}
    </FilterButton>
  );
}

type PlacesProps = FilterFieldsProps<ChosenPlace> & Pick<PeopleFilterProps, 'place'>;

function Places({ place, filter, change }: PlacesProps) {
  const { t } = useT();
  const subdivisions = useSubdivisionNames();
  const positions = usePositionNames();
  const failed = t('questionaryForm.choose.loadFailed');
  return (
    <>
      {!place.subdivisionId && (
        <EntryChoices
          legend={t('questionaryForm.subdivision')}
          failed={failed}
          entries={subdivisions}
          chosen={filter.subdivisionId}
          onChange={(subdivisionId) => change({ subdivisionId })}
        />
      )}
      {!place.positionId && (
        <EntryChoices
          legend={t('questionaryForm.position')}
          failed={failed}
          entries={positions}
          chosen={filter.positionId}
          onChange={(positionId) => change({ positionId })}
        />
      )}
    </>
  );
}
