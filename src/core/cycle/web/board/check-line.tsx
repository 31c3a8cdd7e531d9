import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import type { checkStates } from '#core/cycle/contract/cycle-checks.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { VisuallyHidden } from '#platform/web/ui/base/visually-hidden.tsx';

const icons = { fine: CircleCheck, look: TriangleAlert, stop: CircleAlert };

export interface Line {
  state: (typeof checkStates)[number];
  /** What mends it. */
  fix?: ReactNode;
  children: ReactNode;
}

export function CheckLine({ state, fix, children }: Line) {
  const { t } = useT();
  const Icon = icons[state];
  return (
    <li data-state={state}>
      <Icon aria-hidden="true" />
      <div className="cycle-check">
        <div>
          <VisuallyHidden>{t(`cycleBoard.check.state.${state}`)} </VisuallyHidden>
          {children}
        </div>
        {fix && <div className="cycle-check-fix">{fix}</div>}
      </div>
    </li>
  );
}
