import { Link } from '@tanstack/react-router';
import { useCan } from '#web/platform/session/session.ts';
import { useT } from '#web/platform/ui/base/texts.tsx';

/** From where there is nothing yet to where it begins, for those who may go there. */
export function ToJournal() {
  const { t } = useT();
  const can = useCan();
  if (!can('questionary_questionary_list')) return null;
  return <Link to="/estimation/questionary">{t('nothingYet.toJournal')}</Link>;
}
