import type { ListedQuestionary } from '#contract/questionary.ts';
import { useT } from '#web/ui/base/texts.tsx';
import { Checkbox } from '#web/ui/field/checkbox.tsx';
import './card-box.css';
import type { Selection } from './selection.ts';

interface CardBoxProps {
  row: ListedQuestionary;
  column: readonly ListedQuestionary[];
  selection: Selection;
}

/** Selects a card. Shown on hover, on focus, and on all cards while selecting. */
export function CardBox({ row, column, selection }: CardBoxProps) {
  const { t } = useT();
  const { number, subject } = row;
  return (
    <Checkbox
      className="q-card-box"
      label={t('questionary.journal.selectOne', { number, subject })}
      hideLabel
      checked={selection.picked.has(row.id)}
      onChange={({ nativeEvent }) =>
        selection.toggle(row, column, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)
      }
    />
  );
}
