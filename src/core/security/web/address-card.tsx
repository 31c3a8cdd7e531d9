import { useCan } from '#core/account/web/session/session.ts';
import { updateSecuritySettings } from '#core/security/contract/security.ts';
import { part } from '#platform/web/device/part.ts';
import { SettingCard } from '#platform/web/shared/setting-card.tsx';
import { useOpener } from '#platform/web/ui/base/part.tsx';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { FormerNote } from './former-note.tsx';
import { useSecurity } from './queries.ts';

const AddressForm = part(() => import('./address-form.tsx'), 'AddressForm');

/** The card with the networks from which people may work (rule 104). */
export function AddressCard() {
  const { t } = useT();
  const can = useCan();
  const { data } = useSecurity();
  const { open, button, floating } = useOpener(AddressForm);
  const saved = data?.data;
  const count = saved?.ipList.length ?? 0;
  const state = count
    ? t(`companySecurity.address.${saved?.ipFor ?? 'hr'}State`, { count })
    : t('companySecurity.address.anywhere');
  return (
    <SettingCard
      title={t('companySecurity.address.title')}
      state={saved && state}
      about={t('companySecurity.address.lead')}
      opener={saved && can(updateSecuritySettings.access) ? button : undefined}
    >
      <FormerNote until={saved?.formerUntil} />
      {open && saved && <AddressForm saved={saved} onClose={floating.onClose} />}
    </SettingCard>
  );
}
