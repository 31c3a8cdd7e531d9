import Funnel from 'lucide-react/icons/funnel';
import { useState } from 'react';
import { useT } from '#web/ui/base/texts.tsx';
import { toast } from '#web/ui/base/toast-store.ts';
import { ConfirmDialog } from '#web/ui/cover/confirm-dialog.tsx';
import { Drawer } from '#web/ui/cover/drawer.tsx';
import { Popover } from '#web/ui/cover/popover.tsx';
import { Tooltip } from '#web/ui/cover/tooltip.tsx';
import { Checkbox } from '#web/ui/field/checkbox.tsx';
import { Button, buttonClass } from '#web/ui/press/button.tsx';
import { loading } from '#web/ui/state/loading-store.ts';
import { KitForm } from './kit-form.tsx';
import { KitPanel } from './kit-panel.tsx';
import { KitPart } from './kit-part.tsx';

export function KitFloating() {
  const { t } = useT();
  const [open, setOpen] = useState<'modal' | 'confirm' | 'panel' | 'drawer'>();
  const close = () => setOpen(undefined);
  return (
    <KitPart title={t('uiKit.floating')}>
      <div className="kit-row">
        <Button onClick={() => setOpen('modal')}>{t('uiKit.openModal')}</Button>
        <Button onClick={() => setOpen('confirm')}>{t('uiKit.openConfirm')}</Button>
        <Button onClick={() => setOpen('panel')}>{t('uiKit.openPanel')}</Button>
        <Button onClick={() => setOpen('drawer')}>{t('uiKit.openDrawer')}</Button>
        <Popover
          label={t('uiKit.filter')}
          button={
            <>
              <Funnel />
              {t('uiKit.filter')}
            </>
          }
        >
          {(done) => (
            <>
              <Checkbox label={t('uiKit.inWork')} />
              <Checkbox label={t('uiKit.done')} />
              <Button variant="primary" block onClick={done}>
                {t('common.apply')}
              </Button>
            </>
          )}
        </Popover>
        <Tooltip text={t('uiKit.tipText')}>
          <button type="button" className={buttonClass({ variant: 'quiet' })}>
            {t('uiKit.tip')}
          </button>
        </Tooltip>
      </div>
      <div className="kit-row">
        <Button onClick={() => toast.success(t('uiKit.created'))}>{t('uiKit.toastSuccess')}</Button>
        <Button onClick={() => toast.error(t('uiKit.error'), t('uiKit.errorText'))}>
          {t('uiKit.toastError')}
        </Button>
        <Button onClick={() => setTimeout(loading.begin(), 2000)}>{t('uiKit.loadFor')}</Button>
      </div>
      <KitForm open={open === 'modal'} onClose={close} />
      <KitPanel open={open === 'panel'} onClose={close} />
      <Drawer open={open === 'drawer'} onClose={close} label={t('uiKit.openDrawer')}>
        <Button variant="quiet" onClick={close}>
          {t('uiKit.leads')}
        </Button>
      </Drawer>
      <ConfirmDialog
        open={open === 'confirm'}
        title={t('uiKit.deleteQuestion')}
        text={t('uiKit.deleteText')}
        confirmLabel={t('uiKit.danger')}
        danger
        onConfirm={close}
        onClose={close}
      />
    </KitPart>
  );
}
