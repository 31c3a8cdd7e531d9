import { useT } from '#platform/web/ui/base/texts.tsx';
import { VisuallyHidden } from '#platform/web/ui/base/visually-hidden.tsx';
import { EmptyState } from '#platform/web/ui/state/empty-state.tsx';

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
