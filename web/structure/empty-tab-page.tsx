import { Link } from '@tanstack/react-router';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { useT } from '#web/ui/texts.tsx';

/** The addresses of the tree and of those who left hold nothing yet (spec 1, section 2). */
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
