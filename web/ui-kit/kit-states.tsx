import { InfoBlock } from '#web/ui/info-block.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { useT } from '#web/ui/texts.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { KitPart } from './kit-part.tsx';

export function KitStates() {
  const { t } = useT();
  return (
    <KitPart title={t('uiKit.states')}>
      <InfoBlock title={t('uiKit.infoTitle')} closeKey="kit">
        {t('uiKit.infoText')}
      </InfoBlock>
      <InfoBlock tone="warning">{t('uiKit.warningText')}</InfoBlock>
      <InfoBlock tone="danger">{t('uiKit.dangerText')}</InfoBlock>
      <div className="kit-row">
        <Spinner />
        <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
        <Skeleton width="240px" />
      </div>
    </KitPart>
  );
}
