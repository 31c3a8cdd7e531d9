import type { ListedQuestionary } from '#core/questionary/contract/questionary.ts';
import { between, withPicked } from '#core/questionary/web/many/picked.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Checkbox } from '#platform/web/ui/field/checkbox.tsx';
import './card-box.css';
import type { Selection } from './selection.ts';

interface CardBoxProps {
  row: ListedQuestionary;
  column: readonly ListedQuestionary[];
  selection: Selection;
}

/**
 * Selects a card or lets it go; with shift, all of its column from the last one to it. Shown on
 * hover, on focus, and on all cards while selecting.
 */
export function CardBox({ row, column, selection }: CardBoxProps) {
  const { t } = useT();
  const { id, number, subject } = row;
  const { picked, pick, last } = selection;
  const isPicked = picked.has(id);
  function press(isRange: boolean) {
    const rows = isRange ? between(column, last.current, id) : [row];
    last.current = id;
    pick(withPicked(picked, rows, !isPicked));
  }
  return (
    <Checkbox
      className="q-card-box"
      label={t('questionary.assessments.selectOne', { number, subject })}
      hideLabel
      checked={isPicked}
      onChange={({ nativeEvent }) =>
        press('shiftKey' in nativeEvent && nativeEvent.shiftKey === true)
      }
    />
  );
}
