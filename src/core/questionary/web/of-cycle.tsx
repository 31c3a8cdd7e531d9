import { Link } from '@tanstack/react-router';
import { useMaySeeCycles } from '#core/cycle/web/shared/may-see-cycles.ts';
import type { ListedQuestionary } from '#core/questionary/contract/questionary.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';

interface OfCycleProps extends Pick<ListedQuestionary, 'cycle'> {
  className?: string;
}

/** The cycle that a questionary was made for, for who may see cycles. */
export function OfCycle({ cycle, ...rest }: OfCycleProps) {
  const { t } = useT();
  const maySeeCycles = useMaySeeCycles();
  if (!cycle || !maySeeCycles) return null;
  return (
    <Link to="/estimation/cycles/$id" params={{ id: cycle.id }} {...rest}>
      {t('questionary.ofCycle', { name: cycle.name })}
    </Link>
  );
}
