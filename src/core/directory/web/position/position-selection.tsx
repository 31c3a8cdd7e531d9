import ListPlus from 'lucide-react/icons/list-plus';
import { useState } from 'react';
import { useCan } from '#core/account/web/session/session.ts';
import { type Position, positionCalls } from '#core/directory/contract/position.ts';
import { EntryName } from '#core/directory/web/shared/entry-name.tsx';
import type { Entry } from '#platform/contract/call/fields.ts';
import { openBeside } from '#platform/web/shared/beside.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Checkbox } from '#platform/web/ui/field/checkbox.tsx';
import { SelectionBar } from '#platform/web/ui/list/selection-bar.tsx';
import './position.css';

type Row = Pick<Position, 'id' | 'name' | 'isArchived'>;
type Selection = ReturnType<typeof usePositionSelection>;

/** Which positions are selected, on whatever page. */
export function usePositionSelection() {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Entry>>(new Map());
  return {
    chosen,
    /** Whether the caller may do anything with them. */
    isOn: useCan()(positionCalls.give.access),
    set(rows: readonly Entry[], on: boolean) {
      const next = new Map(chosen);
      for (const { id, name } of rows) {
        if (on) next.set(id, { id, name });
        else next.delete(id);
      }
      setChosen(next);
    },
    clear: () => setChosen(new Map()),
  };
}

export function SelectPosition({ entry, selection }: { entry: Row; selection: Selection }) {
  const { t } = useT();
  if (!selection.isOn) return <EntryName {...entry} />;
  return (
    <span className="directory-selected">
      <Checkbox
        hideLabel
        label={t('directory.positions.select', { name: entry.name })}
        checked={selection.chosen.has(entry.id)}
        onChange={({ target }) => selection.set([entry], target.checked)}
      />
      <EntryName {...entry} />
    </span>
  );
}

export function SelectPage({ rows, selection }: { rows: readonly Row[]; selection: Selection }) {
  const { t } = useT();
  const count = rows.filter(({ id }) => selection.chosen.has(id)).length;
  if (!selection.isOn) return null;
  return (
    <Checkbox
      label={t('directory.positions.selectPage')}
      checked={count === rows.length}
      indeterminate={count > 0 && count < rows.length}
      onChange={({ target }) => selection.set(rows, target.checked)}
    />
  );
}

/** How many are selected, and what can be done with them. */
export function GiveBar({ selection }: { selection: Selection }) {
  const { t } = useT();
  const { chosen, clear } = selection;
  const count = chosen.size;
  if (count === 0) return null;
  return (
    <SelectionBar
      label={t('directory.positions.bar')}
      says={t('directory.positions.selected', { count })}
      onClear={clear}
      actions={[
        {
          id: 'give',
          label: t('directory.positions.give'),
          icon: <ListPlus />,
          onSelect: () => openBeside('giveCompetences', { positions: [...chosen.values()] }),
        },
      ]}
    />
  );
}
