import { JournalPage } from '#core/questionary/web/journal/journal-page.tsx';
import { part } from '#platform/web/session/part.ts';
import { useCan } from '#platform/web/session/session.ts';

const CyclesToday = part(
  () => import('#addon/cycle/web/today/cycles-today.tsx'),
  'CyclesToday',
  'cycle',
);

/** HR's home: the journal, and above it what cycles need today. */
export function JournalScreen() {
  const can = useCan();
  return <JournalPage above={can('cycle_cycle_list') && <CyclesToday />} />;
}
