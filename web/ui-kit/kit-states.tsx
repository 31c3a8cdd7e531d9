import { useT } from '#web/ui/base/texts.tsx';
import { VisuallyHidden } from '#web/ui/base/visually-hidden.tsx';
import { Button } from '#web/ui/press/button.tsx';
import { Disclosure } from '#web/ui/show/disclosure.tsx';
import { Spinner } from '#web/ui/show/spinner.tsx';
import { InfoBlock } from '#web/ui/state/info-block.tsx';
import { Skeleton } from '#web/ui/state/skeleton.tsx';
import { KitPart } from './kit-part.tsx';

export function KitStates() {
  const { t } = useT();
  return (
    <KitPart title={t('uiKit.states')}>
      <InfoBlock title={t('uiKit.infoTitle')} closeKey="kit">
        {t('uiKit.infoText')}
      </InfoBlock>
      <InfoBlock
        tone="warning"
        actions={
          <>
            <Button>{t('uiKit.primary')}</Button>
            <Button variant="inked">{t('uiKit.quiet')}</Button>
          </>
        }
      >
        {t('uiKit.warningText')}
      </InfoBlock>
      <Disclosure summary={t('uiKit.quiet')}>{t('uiKit.infoText')}</Disclosure>
      <InfoBlock tone="danger">{t('uiKit.dangerText')}</InfoBlock>
      <div className="kit-row">
        <Spinner />
        <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
        <Skeleton width="240px" />
      </div>
    </KitPart>
  );
}
