import { useT } from '#platform/web/ui/base/texts.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { InfoBlock } from '#platform/web/ui/state/info-block.tsx';
import { useKeepEmail, useOwnAccount, useSendAccessAgain } from './queries.ts';

/** One's own new e-mail, as long as it waits to be confirmed by the mailed link (decision 035). */
export function PendingEmail() {
  const { t } = useT();
  const email = useOwnAccount().data?.data.pendingEmail;
  const again = useSendAccessAgain();
  const keep = useKeepEmail();
  if (!email) return null;
  return (
    <InfoBlock title={t('profile.pendingEmail')}>
      <p>{t('profile.pendingEmailText', { email })}</p>
      <p className="profile-pending">
        <Button variant="link" pending={again.isPending} onClick={() => again.mutate({})}>
          {t('profile.pendingEmailAgain')}
        </Button>
        <Button variant="link" pending={keep.isPending} onClick={() => keep.mutate({})}>
          {t('profile.pendingEmailCancel')}
        </Button>
      </p>
    </InfoBlock>
  );
}
