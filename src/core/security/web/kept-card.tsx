import { part } from '#platform/web/device/part.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { FormCard } from './form-card.tsx';

const KeptForm = part(() => import('./kept-form.tsx'), 'KeptForm');

/** How much of addresses the activity log keeps. */
export function KeptCard() {
  const { t } = useT();
  return (
    <FormCard
      title={t('companySecurity.kept.title')}
      stateOf={({ addressKept }) => t(`companySecurity.kept.kind.${addressKept}`)}
      about={t('companySecurity.kept.lead')}
      Form={KeptForm}
    />
  );
}
