import { useCan } from '#core/account/web/session/session.ts';
import { AssessmentsPage } from '#core/questionary/web/assessments/assessments-page.tsx';
import { part } from '#platform/web/device/part.ts';
import { Settling } from '#platform/web/ui/state/settling.tsx';

const CyclesToday = part(
  () => import('#core/cycle/web/today/cycles-today.tsx'),
  'CyclesToday',
  'cycle',
);

/** HR's home: the journal, and above it what cycles need today. */
export function AssessmentsScreen() {
  const can = useCan();
  return (
    <AssessmentsPage above={can('cycle_cycle_list') && <CyclesToday meanwhile={<Settling />} />} />
  );
}
