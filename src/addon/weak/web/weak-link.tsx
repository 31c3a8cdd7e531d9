import ListChecks from 'lucide-react/icons/list-checks';
import { getWeakQuestions } from '#addon/weak/contract/weak.ts';
import { useCan } from '#core/account/web/session/session.ts';
import { ButtonLink } from '#core/report/web/shared/button-link.tsx';
import { useT } from '#platform/web/ui/base/texts.tsx';

/** Leads from the competencies to those of their questions that don't work. */
export function WeakLink() {
  const { t } = useT();
  if (!useCan()(getWeakQuestions.access)) return null;
  return (
    <ButtonLink to="/estimation/dictionary/weak" icon={<ListChecks />} title={t('directory.weak')}>
      <span className="directory-rare">{t('directory.weak')}</span>
    </ButtonLink>
  );
}
