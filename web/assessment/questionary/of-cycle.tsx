import { Link } from '@tanstack/react-router';
import type { ListedQuestionary } from '#contract/assessment/questionary.ts';
import { useCan } from '#web/platform/session/session.ts';
import { useT } from '#web/platform/ui/base/texts.tsx';

interface OfCycleProps extends Pick<ListedQuestionary, 'cycle'> {
  className?: string;
}

/** The cycle that a questionary was made for, for who may see cycles. */
export function OfCycle({ cycle, ...rest }: OfCycleProps) {
  const { t } = useT();
  const can = useCan();
  if (!cycle || !can('cycle_cycle_list')) return null;
  return (
    <Link to="/estimation/cycles/$id" params={{ id: cycle.id }} {...rest}>
      {t('questionary.ofCycle', { name: cycle.name })}
    </Link>
  );
}
