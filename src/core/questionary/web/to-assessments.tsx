import { Link } from '@tanstack/react-router';
import { useCan } from '#core/account/web/session/session.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';

/** A link from a page that has nothing yet to the journal, where assessments begin, for those who may go there. */
export function ToAssessments() {
  const { t } = useT();
  const can = useCan();
  if (!can('questionary_questionary_list')) return null;
  return <Link to="/estimation/questionary">{t('nothingYet.toAssessments')}</Link>;
}
