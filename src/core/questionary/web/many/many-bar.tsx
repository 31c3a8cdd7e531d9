import Archive from 'lucide-react/icons/archive';
import BellRing from 'lucide-react/icons/bell-ring';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import CircleCheck from 'lucide-react/icons/circle-check';
import Send from 'lucide-react/icons/send';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { useCan } from '#core/account/web/session/session.ts';
import { questionaryPolicy } from '#core/questionary/contract/policy/questionary.ts';
import type { ListedQuestionary } from '#core/questionary/contract/questionary.ts';
import {
  type ManyAction,
  manyActions,
  manyVerbs,
} from '#core/questionary/contract/questionary-many.ts';
import type { AssessmentsSearch } from '#core/questionary/web/assessments-search.ts';
import type { Permission } from '#platform/contract/call/access.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { SelectionBar } from '#platform/web/ui/list/selection-bar.tsx';
import { FindAll } from './find-all.tsx';
import { ManyDialog } from './many-dialog.tsx';
import { type Picked, withPicked } from './picked.ts';
import { useReportsAction } from './reports-action.tsx';

export interface ManyBarProps {
  picked: Picked;
  /** What the journal searches for: "all found" selects all that fits it. */
  search: AssessmentsSearch;
  onPick: (next: Picked) => void;
  onClear: () => void;
  /** Some have gone to work. */
  onLaunched: () => void;
}

const icons = {
  inwork: <Send />,
  dateEnd: <CalendarClock />,
  remind: <BellRing />,
  done: <CircleCheck />,
  archived: <Archive />,
  delete: <Trash2 />,
};

/** How many are selected, and what can be done with them. */
export function ManyBar({ picked, search, onPick, onClear, onLaunched }: ManyBarProps) {
  const { t } = useT();
  const can = useCan();
  const [action, setAction] = useState<ManyAction>();
  const fitting = (one: ManyAction) => [...picked.values()].filter((row) => fitsAction(one, row));
  const rows = action ? fitting(action) : [];
  const actions = actionsFor(can).flatMap((one) => {
    const { length: count } = fitting(one);
    if (count === 0) return [];
    const label = t('questionaryDetail.labelled', { label: t(`many.action.${one}`), count });
    const danger = one === 'delete';
    return { id: one, label, icon: icons[one], danger, onSelect: () => setAction(one) };
  });
  const reports = useReportsAction([...picked.values()], onClear);
  return (
    <>
      <SelectionBar
        label={t('many.bar')}
        says={t('many.chosen', { count: picked.size })}
        onClear={onClear}
        all={<FindAll search={search} onFound={(rows) => onPick(withPicked(picked, rows, true))} />}
        actions={[...actions, ...reports]}
      />
      {action && (
        <ManyDialog
          action={action}
          rows={rows}
          leftOut={picked.size - rows.length}
          onClose={() => setAction(undefined)}
          onLaunched={onLaunched}
          onDone={() => {
            setAction(undefined);
            onClear();
          }}
        />
      )}
    </>
  );
}

const fitsAction = (action: ManyAction, { can }: Pick<ListedQuestionary, 'can'>): boolean =>
  can.includes(manyVerbs[action]);

/** Those for which the person holds the permission, whatever is selected. */
const actionsFor = (can: (permission: Permission) => boolean): ManyAction[] =>
  manyActions.filter((action) => can(questionaryPolicy[manyVerbs[action]].needs));
