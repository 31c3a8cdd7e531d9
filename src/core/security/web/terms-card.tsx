import { Link } from '@tanstack/react-router';
import { useCan } from '#core/account/web/session/session.ts';
import { updateSecuritySettings } from '#core/security/contract/security.ts';
import { part } from '#platform/web/device/part.ts';
import { SettingCard } from '#platform/web/shared/setting-card.tsx';
import { useOpener } from '#platform/web/ui/base/part.tsx';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { useSecurity } from './queries.ts';
import { spokenTerm } from './spoken-term.ts';

const TermsForm = part(() => import('./terms-form.tsx'), 'TermsForm');

/** When reports are deleted and former people erased, and whom to ask about personal data (rule 113). */
export function TermsCard() {
  const { t } = useT();
  const can = useCan();
  const { data } = useSecurity();
  const { open, button, floating } = useOpener(TermsForm);
  const saved = data?.data;
  const state = saved && {
    reports: spokenTerm(t, saved.reportMonths),
    former: spokenTerm(t, saved.formerMonths),
  };
  return (
    <SettingCard
      title={t('companySecurity.terms.title')}
      state={state && t('companySecurity.terms.state', state)}
      about={t('companySecurity.terms.lead')}
      opener={saved && can(updateSecuritySettings.access) ? button : undefined}
    >
      <p>
        <Link to="/estimation/security/processing">{t('companySecurity.terms.record')}</Link>
      </p>
      {open && saved && <TermsForm saved={saved} onClose={floating.onClose} />}
    </SettingCard>
  );
}
