import { useT } from '#web/platform/ui/base/texts.tsx';
import { VisuallyHidden } from '#web/platform/ui/base/visually-hidden.tsx';
import { EmptyState } from '#web/platform/ui/state/empty-state.tsx';

/** The home page of a person to whom no screen is open. */
export function HomePage() {
  const { t } = useT();
  return (
    <>
      <VisuallyHidden as="h1">{t('shell.title.home')}</VisuallyHidden>
      <EmptyState title={t('bounced.nothingOpen')} text={t('bounced.nothingOpenText')} />
    </>
  );
}
