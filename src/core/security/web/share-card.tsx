import type { SecuritySettings } from '#core/security/contract/security.ts';
import { part } from '#platform/web/device/part.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { FormCard } from './form-card.tsx';

const ShareForm = part(() => import('./share-form.tsx'), 'ShareForm');

/** Where reports may be sent (rule 99). */
export function ShareCard() {
  const { t } = useT();
  const stateOf = ({ share, shareDomainList }: SecuritySettings) => {
    const domains = share === 'domains' ? `: ${shareDomainList.join(', ')}` : '';
    return t(`companySecurity.share.kind.${share}`) + domains;
  };
  return (
    <FormCard
      title={t('companySecurity.share.title')}
      stateOf={stateOf}
      about={t('companySecurity.share.lead')}
      Form={ShareForm}
    />
  );
}
