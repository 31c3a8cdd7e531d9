import { Link } from '@tanstack/react-router';
import { useT } from '#web/ui/base/texts.tsx';
import { EmptyState } from '#web/ui/state/empty-state.tsx';

/** The tab for the tree is empty for now (spec 1, section 2). */
export function EmptyTabPage() {
  const { t } = useT();
  return (
    <>
      <h1>{t('structure.title')}</h1>
      <EmptyState
        title={t('structure.emptyTab')}
        action={<Link to="/structure/employees">{t('structure.toEmployees')}</Link>}
      />
    </>
  );
}
