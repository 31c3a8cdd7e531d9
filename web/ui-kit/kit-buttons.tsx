import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import { useT } from '#web/ui/base/texts.tsx';
import { Button } from '#web/ui/press/button.tsx';
import { IconButton } from '#web/ui/press/icon-button.tsx';
import { LinkButton } from '#web/ui/press/link-button.tsx';
import { KitPart } from './kit-part.tsx';

export function KitButtons() {
  const { t } = useT();
  return (
    <KitPart title={t('uiKit.buttons')}>
      <div className="kit-row">
        <Button variant="primary" icon={<Plus />}>
          {t('uiKit.primary')}
        </Button>
        <Button>{t('uiKit.secondary')}</Button>
        <Button variant="quiet">{t('uiKit.quiet')}</Button>
        <Button variant="danger">{t('uiKit.danger')}</Button>
        <Button variant="link">{t('uiKit.link')}</Button>
      </div>
      <div className="kit-row">
        <Button variant="primary" pending>
          {t('uiKit.pending')}
        </Button>
        <Button variant="primary" disabled>
          {t('uiKit.disabled')}
        </Button>
        <Button disabled>{t('uiKit.disabled')}</Button>
        <IconButton label={t('uiKit.edit')} icon={<Pencil />} />
        <IconButton label={t('uiKit.edit')} icon={<Pencil />} variant="secondary" />
        <LinkButton href="#reports">{t('uiKit.leads')}</LinkButton>
        <Button variant="primary" size="l">
          {t('uiKit.large')}
        </Button>
      </div>
    </KitPart>
  );
}
