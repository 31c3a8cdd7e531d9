import BellRing from 'lucide-react/icons/bell-ring';
import BookOpen from 'lucide-react/icons/book-open';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import Check from 'lucide-react/icons/check';
import Hand from 'lucide-react/icons/hand';
import Network from 'lucide-react/icons/network';
import Send from 'lucide-react/icons/send';
import Undo2 from 'lucide-react/icons/undo-2';
import UserCheck from 'lucide-react/icons/user-check';
import UserMinus from 'lucide-react/icons/user-minus';
import { useState } from 'react';
import { useCan } from '#core/account/web/session/session.ts';
import type { CycleDetail } from '#core/cycle/contract/cycle.ts';
import type { CycleSubjectVerb } from '#core/cycle/contract/policy/cycle.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { SelectionBar } from '#platform/web/ui/list/selection-bar.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { Muted } from '#platform/web/ui/show/text.tsx';
import { fittingActions, type Meant, meantCount } from './meant.ts';
import { SubjectsDialog } from './subjects-dialog.tsx';

interface BoardBarProps {
  cycle: CycleDetail;
  meant: Meant;
  /** How many the board finds. */
  foundCount: number;
  /** Selects all of them. */
  onAll: () => void;
  onClear: () => void;
}

const icons: Record<CycleSubjectVerb, React.ReactNode> = {
  send: <Send />,
  approve: <Check />,
  fillFromStructure: <Network />,
  setApprover: <UserCheck />,
  remind: <BellRing />,
  extend: <CalendarClock />,
  release: <BookOpen />,
  hold: <Hand />,
  leaveOut: <UserMinus />,
  takeBack: <Undo2 />,
};

/** How many are selected, and what can be done with at least one of them. */
export function BoardBar({ cycle, meant, foundCount, onAll, onClear }: BoardBarProps) {
  const { t } = useT();
  const can = useCan();
  const [asked, setAsked] = useState<CycleSubjectVerb>();
  const count = meantCount(meant);
  const actions = fittingActions(meant, cycle, can);
  return (
    <>
      <SelectionBar
        label={t('cycleBoard.bar')}
        says={t('cycleBoard.chosen', { count })}
        onClear={onClear}
        all={
          <>
            {foundCount > count && (
              <Button variant="link" onClick={onAll}>
                {t('cycleBoard.all', { count: foundCount })}
              </Button>
            )}
            {count > 0 && actions.length === 0 && <Muted>{t('cycleBoard.nothingFits')}</Muted>}
          </>
        }
        actions={actions.map(({ action, count: fitting }) => ({
          id: action,
          label: t('cycleBoard.labelled', {
            label: t(`cycleBoard.action.${action}`),
            count: fitting,
          }),
          icon: icons[action],
          onSelect: () => setAsked(action),
        }))}
      />
      {asked && (
        <SubjectsDialog
          cycle={cycle}
          action={asked}
          meant={meant}
          onClose={() => setAsked(undefined)}
          onDone={() => {
            setAsked(undefined);
            onClear();
          }}
        />
      )}
    </>
  );
}
