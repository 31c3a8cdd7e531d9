import { part } from '#platform/web/device/part.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { FormCard } from './form-card.tsx';
import { FormerNote } from './former-note.tsx';

const AddressForm = part(() => import('./address-form.tsx'), 'AddressForm');

/** The card with the networks from which people may work (rule 104). */
export function AddressCard() {
  const { t } = useT();
  return (
    <FormCard
      title={t('companySecurity.address.title')}
      stateOf={({ ipList, ipFor }) =>
        ipList.length > 0
          ? t(`companySecurity.address.${ipFor}State`, { count: ipList.length })
          : t('companySecurity.address.anywhere')
      }
      about={t('companySecurity.address.lead')}
      Form={AddressForm}
    >
      <FormerNote />
    </FormCard>
  );
}
