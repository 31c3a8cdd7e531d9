import { useT } from '#web/ui/base/texts.tsx';
import { EmptyState } from '#web/ui/state/empty-state.tsx';

/** Home of somebody to whom no screen is open. */
export function HomePage() {
  const { t } = useT();
  return (
    <>
      <h1 className="ui-hidden">{t('shell.title.home')}</h1>
      <EmptyState title={t('shell.nothingOpen')} text={t('shell.nothingOpenText')} />
    </>
  );
}
