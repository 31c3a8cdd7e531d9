import { type BoardSearch, boardAddress } from '#core/cycle/web/cycle-search.ts';
import { usePositionNames, useSubdivisionNames } from '#core/directory/web/shared/dictionaries.ts';
import { EntryChoices } from '#core/directory/web/shared/entry-choices.tsx';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Checkbox } from '#platform/web/ui/field/checkbox.tsx';
import { FilterButton } from '#platform/web/ui/list/filter-button.tsx';
import { FilterChoices } from '#platform/web/ui/list/filter-choices.tsx';
import type { FilterFieldsProps } from '#platform/web/ui/list/filter-frame.tsx';

interface BoardFilterProps {
  search: BoardSearch;
  onChange: (changed: Partial<BoardSearch>) => void;
}

/** Narrows the board to places, to those whom HR approves, or to whom another rater is needed for. */
export const BoardFilter = ({ search, onChange }: BoardFilterProps) => (
  <FilterButton<BoardSearch> filter={search} none={boardAddress.noFilter} onChange={onChange}>
    {(fields) => <Fields {...fields} />}
  </FilterButton>
);

function Fields({ filter, change }: FilterFieldsProps<BoardSearch>) {
  const { t } = useT();
  const subdivisions = useSubdivisionNames();
  const positions = usePositionNames();
  const failed = t('cycle.people.loadFailed');
  return (
    <>
      <EntryChoices
        legend={t('cycleBoard.filter.subdivision')}
        failed={failed}
        entries={subdivisions}
        chosen={filter.subdivision}
        onChange={(subdivision) => change({ subdivision })}
      />
      <EntryChoices
        legend={t('cycleBoard.filter.position')}
        failed={failed}
        entries={positions}
        chosen={filter.position}
        onChange={(position) => change({ position })}
      />
      <FilterChoices
        legend={t('cycleBoard.columns.approver')}
        options={[{ value: 'hr', label: t('cycleBoard.filter.byHr') }]}
        chosen={filter.approver}
        onChange={(approver) => change({ approver })}
      />
      <Checkbox
        label={t('cycleBoard.filter.replace')}
        checked={filter.replace !== undefined}
        onChange={({ target }) => change({ replace: target.checked ? 'true' : undefined })}
      />
      {filter.rater && (
        <Checkbox
          label={t('cycleBoard.filter.rater')}
          checked
          onChange={() => change({ rater: undefined })}
        />
      )}
    </>
  );
}
