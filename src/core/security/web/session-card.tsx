import { useCan } from '#core/account/web/session/session.ts';
import type { SecuritySettings } from '#core/security/contract/security.ts';
import { updateSecuritySettings } from '#core/security/contract/security.ts';
import { part } from '#platform/web/device/part.ts';
import { SettingCard } from '#platform/web/shared/setting-card.tsx';
import { useOpener } from '#platform/web/ui/base/part.tsx';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { FormerNote } from './former-note.tsx';
import { useSecurity } from './queries.ts';
import { termInWords } from './term-words.ts';

const SessionForm = part(() => import('./session-form.tsx'), 'SessionForm');

/** How long sessions last (rule 103). */
export function SessionCard() {
  const { t } = useT();
  const can = useCan();
  const { data } = useSecurity();
  const { open, button, floating } = useOpener(SessionForm);
  const saved = data?.data;
  return (
    <SettingCard
      title={t('companySecurity.session.title')}
      state={saved && <Terms saved={saved} />}
      about={t('companySecurity.session.lead')}
      opener={saved && can(updateSecuritySettings.access) ? button : undefined}
    >
      <FormerNote until={saved?.formerUntil} />
      {open && saved && <SessionForm saved={saved} onClose={floating.onClose} />}
    </SettingCard>
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
