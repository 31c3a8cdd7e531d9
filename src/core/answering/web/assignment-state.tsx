import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Badge } from '#platform/web/ui/show/badge.tsx';
import type { RowState } from './row-state.ts';

/** A check mark if the row counts as rated, a cross otherwise (rule 21). */
export function AssignmentState({ state }: { state: RowState }) {
  const { t } = useT();
  const rated = state === 'done';
  return (
    <Badge tone={rated ? 'success' : 'neutral'} icon={rated ? <Check /> : <X />}>
      {t(`answering.state.${state}`)}
    </Badge>
  );
}
