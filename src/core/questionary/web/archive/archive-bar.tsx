import X from 'lucide-react/icons/x';
import type { Selection } from '#core/questionary/web/assessments/selection.ts';
import { ReportsButton } from '#core/questionary/web/many/reports-button.tsx';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { IconButton } from '#platform/web/ui/press/icon-button.tsx';
import '#core/questionary/web/many/many.css';

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
