import { useT } from '#platform/web/ui/base/texts.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { InfoBlock } from '#platform/web/ui/state/info-block.tsx';
import { useWithdrawTitleToConfirm } from './queries.ts';

/** The position that somebody wants, as long as HR hasn't answered (rule 192). Only they take it back. */
export function WantedPosition({ name, isOwn }: { name: string; isOwn: boolean }) {
  const { t } = useT();
  const withdraw = useWithdrawTitleToConfirm();
  return (
    <InfoBlock title={t('profile.wantedPosition', { name })}>
      <p>{t(isOwn ? 'profile.wantedPositionOwn' : 'profile.wantedPositionForHr')}</p>
      {isOwn && (
        <p className="profile-pending">
          <Button variant="link" pending={withdraw.isPending} onClick={() => withdraw.mutate({})}>
            {t('profile.wantedPositionCancel')}
          </Button>
        </p>
      )}
    </InfoBlock>
  );
}
