import { type ReactNode, useState } from 'react';
import { useT } from '#web/platform/ui/base/texts.tsx';
import { ConfirmDialog } from '#web/platform/ui/cover/confirm-dialog.tsx';
import { Drawer } from '#web/platform/ui/cover/drawer.tsx';
import { LeaveDialog } from '#web/platform/ui/cover/leave-dialog.tsx';
import { Menu } from '#web/platform/ui/cover/menu.tsx';
import { Popover } from '#web/platform/ui/cover/popover.tsx';
import { Tooltip } from '#web/platform/ui/cover/tooltip.tsx';
import { Checkbox } from '#web/platform/ui/field/checkbox.tsx';
import { Button, buttonClass } from '#web/platform/ui/press/button.tsx';
import { KitForm } from './kit-form.tsx';
import { KitPanel } from './kit-panel.tsx';
import { KitState } from './kit-state.tsx';

/** A button, and what it opens. */
function Opened({ children }: { children: (isOpen: boolean, close: () => void) => ReactNode }) {
  const { t } = useT();
  const [isOpen, setOpen] = useState(false);
  return (
    <KitState of="open">
      <Button onClick={() => setOpen(true)}>{t('uiKit.show')}</Button>
      {children(isOpen, () => setOpen(false))}
    </KitState>
  );
}

const Modals = () => (
  <Opened>{(open, onClose) => <KitForm open={open} onClose={onClose} />}</Opened>
);
const Panels = () => (
  <Opened>{(open, onClose) => <KitPanel open={open} onClose={onClose} />}</Opened>
);

function Confirmations() {
  const { t } = useT();
  return (
    <Opened>
      {(open, close) => (
        <ConfirmDialog
          open={open}
          danger
          title={t('uiKit.deleteTitle')}
          text={t('uiKit.deleteText')}
          confirmLabel={t('uiKit.delete')}
          onConfirm={close}
          onClose={close}
        />
      )}
    </Opened>
  );
}

function Leaving() {
  const { t } = useT();
  const [isDirty, setDirty] = useState(false);
  return (
    <KitState of="open">
      <LeaveDialog isDirty={isDirty} isDone={() => false} onClose={() => setDirty(false)}>
        {(close) => (
          <Button
            onClick={() => {
              setDirty(true);
              // The next render knows of the change.
              setTimeout(close);
            }}
          >
            {t('uiKit.show')}
          </Button>
        )}
      </LeaveDialog>
    </KitState>
  );
}

function Drawers() {
  const { t } = useT();
  return (
    <Opened>
      {(open, close) => (
        <Drawer open={open} onClose={close} label={t('uiKit.section.cover')}>
          <Button variant="quiet" onClick={close}>
            {t('uiKit.openReports')}
          </Button>
        </Drawer>
      )}
    </Opened>
  );
}

function Menus() {
  const { t } = useT();
  const onSelect = () => {};
  const items = [
    { id: 'edit', label: t('uiKit.edit'), onSelect },
    { id: 'copy', label: t('uiKit.copy'), disabled: true, onSelect },
    { id: 'delete', label: t('uiKit.delete'), danger: true, onSelect },
  ];
  return (
    <>
      <KitState of="rest">
        <Menu label={t('common.actions')} items={items} />
      </KitState>
      <KitState of="disabled">
        <Menu label={t('common.actions')} items={items} disabled />
      </KitState>
    </>
  );
}

function Popovers() {
  const { t } = useT();
  return (
    <KitState of="open">
      <Popover label={t('uiKit.method')} button={t('uiKit.show')}>
        {(close) => (
          <>
            <Checkbox label={t('uiKit.inWork')} />
            <Checkbox label={t('uiKit.done')} />
            <Button variant="primary" block onClick={close}>
              {t('common.apply')}
            </Button>
          </>
        )}
      </Popover>
    </KitState>
  );
}

function Tooltips() {
  const { t } = useT();
  return (
    <KitState of="open">
      <Tooltip text={t('uiKit.tip')}>
        <button type="button" className={buttonClass({ variant: 'quiet' })}>
          {t('uiKit.state.hover')}
        </button>
      </Tooltip>
    </KitState>
  );
}

export const coverControls = {
  Modal: Modals,
  ConfirmDialog: Confirmations,
  LeaveDialog: Leaving,
  SidePanel: Panels,
  Drawer: Drawers,
  Menu: Menus,
  Popover: Popovers,
  Tooltip: Tooltips,
};
