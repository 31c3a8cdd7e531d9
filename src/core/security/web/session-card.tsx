import type { SecuritySettings } from '#core/security/contract/security.ts';
import { part } from '#platform/web/device/part.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { FormCard } from './form-card.tsx';
import { FormerNote } from './former-note.tsx';
import { termInWords } from './term-words.ts';

const SessionForm = part(() => import('./session-form.tsx'), 'SessionForm');

/** How long sessions last (rule 103). */
export function SessionCard() {
  const { t } = useT();
  return (
    <FormCard
      title={t('companySecurity.session.title')}
      stateOf={(saved) => <Terms saved={saved} />}
      about={t('companySecurity.session.lead')}
      Form={SessionForm}
    >
      <FormerNote />
    </FormCard>
  );
}

function Terms({ saved }: { saved: SecuritySettings }) {
  const { t } = useT();
  const hr = { longest: termInWords(t, saved.hrLongest), idle: termInWords(t, saved.hrIdle) };
  const others = {
    longest: termInWords(t, saved.othersLongest),
    idle: termInWords(t, saved.othersIdle),
  };
  return (
    <>
      {t('companySecurity.session.hrState', hr)}
      <br />
      {t('companySecurity.session.othersState', others)}
    </>
  );
}
