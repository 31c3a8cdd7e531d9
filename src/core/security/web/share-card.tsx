import { useCan } from '#core/account/web/session/session.ts';
import { updateSecuritySettings } from '#core/security/contract/security.ts';
import { part } from '#platform/web/device/part.ts';
import { SettingCard } from '#platform/web/shared/setting-card.tsx';
import { useOpener } from '#platform/web/ui/base/part.tsx';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { useSecurity } from './queries.ts';

const ShareForm = part(() => import('./share-form.tsx'), 'ShareForm');

/** Where reports may be sent (rule 99). */
export function ShareCard() {
  const { t } = useT();
  const can = useCan();
  const { data } = useSecurity();
  const { open, button, floating } = useOpener(ShareForm);
  const saved = data?.data;
  const domains = saved?.share === 'domains' ? `: ${saved.shareDomainList.join(', ')}` : '';
  return (
    <SettingCard
      title={t('companySecurity.share.title')}
      state={saved && t(`companySecurity.share.kind.${saved.share}`) + domains}
      about={t('companySecurity.share.lead')}
      opener={saved && can(updateSecuritySettings.access) ? button : undefined}
    >
      {open && saved && <ShareForm saved={saved} onClose={floating.onClose} />}
    </SettingCard>
  );
}
