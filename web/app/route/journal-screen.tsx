import { JournalPage } from '#web/assessment/questionary/journal/journal-page.tsx';
import { part } from '#web/platform/session/part.ts';
import { useCan } from '#web/platform/session/session.ts';

const CyclesToday = part(
  () => import('#web/assessment/cycle/today/cycles-today.tsx'),
  'CyclesToday',
  'cycle',
);

/** HR's home: the journal, and above it what cycles need today. */
export function JournalScreen() {
  const can = useCan();
  return <JournalPage above={can('cycle_cycle_list') && <CyclesToday />} />;
}
