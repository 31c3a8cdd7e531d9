import { Link } from '@tanstack/react-router';
import { part } from '#platform/web/device/part.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { FormCard } from './form-card.tsx';
import { spokenTerm } from './spoken-term.ts';

const TermsForm = part(() => import('./terms-form.tsx'), 'TermsForm');

/** When reports are deleted and former people erased, and whom to ask about personal data (rule 113). */
export function TermsCard() {
  const { t } = useT();
  return (
    <FormCard
      title={t('companySecurity.terms.title')}
      stateOf={({ reportMonths, formerMonths }) =>
        t('companySecurity.terms.state', {
          reports: spokenTerm(t, reportMonths),
          former: spokenTerm(t, formerMonths),
        })
      }
      about={t('companySecurity.terms.lead')}
      Form={TermsForm}
    >
      <p>
        <Link to="/estimation/security/processing">{t('companySecurity.terms.record')}</Link>
      </p>
    </FormCard>
  );
}
