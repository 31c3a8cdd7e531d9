import Archive from 'lucide-react/icons/archive';
import BellRing from 'lucide-react/icons/bell-ring';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import CircleCheck from 'lucide-react/icons/circle-check';
import Send from 'lucide-react/icons/send';
import Trash2 from 'lucide-react/icons/trash-2';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { useCan } from '#core/account/web/session/session.ts';
import type { ManyAction } from '#core/questionary/contract/questionary-many.ts';
import type { AssessmentsSearch } from '#core/questionary/web/assessments-search.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { IconButton } from '#platform/web/ui/press/icon-button.tsx';
import { FindAll } from './find-all.tsx';
import { ManyDialog } from './many-dialog.tsx';
import { type Picked, withPicked } from './picked.ts';
import { ReportsButton } from './reports-button.tsx';
import { actionsFor, fitsAction } from './rules.ts';
import './many.css';

export interface ManyBarProps {
  picked: Picked;
  /** What the journal shows: "all found" selects it. */
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
  return (
    <section className="q-many-bar" data-at-bottom aria-label={t('many.bar')}>
      <IconButton label={t('many.clear')} icon={<X />} onClick={onClear} />
      <p role="status">{t('many.chosen', { count: picked.size })}</p>
      <FindAll search={search} onFound={(rows) => onPick(withPicked(picked, rows, true))} />
      <div className="q-many-actions">
        {actionsFor(can).map((one) => {
          const { length } = fitting(one);
          return (
            <Button
              key={one}
              icon={icons[one]}
              variant={one === 'inwork' ? 'primary' : 'secondary'}
              disabled={length === 0}
              onClick={() => setAction(one)}
            >
              {length > 0
                ? t('many.labelled', { label: t(`many.action.${one}`), count: length })
                : t(`many.action.${one}`)}
            </Button>
          );
        })}
        <ReportsButton rows={[...picked.values()]} onBegun={onClear} />
      </div>
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
    </section>
  );
}
