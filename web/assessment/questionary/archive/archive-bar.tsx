import X from 'lucide-react/icons/x';
import type { Selection } from '#web/assessment/questionary/journal/selection.ts';
import { ReportsButton } from '#web/assessment/questionary/many/reports-button.tsx';
import { useT } from '#web/platform/ui/base/texts.tsx';
import { IconButton } from '#web/platform/ui/press/icon-button.tsx';
import '#web/assessment/questionary/many/many.css';

/** How many are selected, and all their reports as one file. */
export function ArchiveBar({ selection: { picked, clear } }: { selection: Selection }) {
  const { t } = useT();
  return (
    <section className="q-many-bar" data-at-bottom aria-label={t('many.bar')}>
      <IconButton label={t('many.clear')} icon={<X />} onClick={clear} />
      <p role="status">{t('many.chosen', { count: picked.size })}</p>
      <div className="q-many-actions">
        <ReportsButton rows={[...picked.values()]} onBegun={clear} />
      </div>
    </section>
  );
}
