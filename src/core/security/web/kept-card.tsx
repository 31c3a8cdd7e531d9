import { useCan } from '#core/account/web/session/session.ts';
import { updateSecuritySettings } from '#core/security/contract/security.ts';
import { part } from '#platform/web/device/part.ts';
import { SettingCard } from '#platform/web/shared/setting-card.tsx';
import { useOpener } from '#platform/web/ui/base/part.tsx';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { useSecurity } from './queries.ts';

const KeptForm = part(() => import('./kept-form.tsx'), 'KeptForm');

/** How much of addresses the activity log keeps. */
export function KeptCard() {
  const { t } = useT();
  const can = useCan();
  const { data } = useSecurity();
  const { open, button, floating } = useOpener(KeptForm);
  const saved = data?.data;
  return (
    <SettingCard
      title={t('companySecurity.kept.title')}
      state={saved && t(`companySecurity.kept.kind.${saved.addressKept}`)}
      about={t('companySecurity.kept.lead')}
      opener={saved && can(updateSecuritySettings.access) ? button : undefined}
    >
      {open && saved && <KeptForm saved={saved} onClose={floating.onClose} />}
    </SettingCard>
  );
}
