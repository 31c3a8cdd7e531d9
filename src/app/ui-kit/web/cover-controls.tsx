import Pencil from 'lucide-react/icons/pencil';
import type { ReactNode } from 'react';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { ConfirmDialog } from '#platform/web/ui/cover/confirm-dialog.tsx';
import { Drawer } from '#platform/web/ui/cover/drawer.tsx';
import { LeaveDialog } from '#platform/web/ui/cover/leave-dialog.tsx';
import { Menu } from '#platform/web/ui/cover/menu.tsx';
import { Modal } from '#platform/web/ui/cover/modal.tsx';
import { Popover } from '#platform/web/ui/cover/popover.tsx';
import { SidePanel } from '#platform/web/ui/cover/side-panel.tsx';
import { Tooltip } from '#platform/web/ui/cover/tooltip.tsx';
import { Checkbox } from '#platform/web/ui/field/checkbox.tsx';
import { TextField } from '#platform/web/ui/field/text-field.tsx';
import { DateField } from '#platform/web/ui/pick/date-field.tsx';
import { Select } from '#platform/web/ui/pick/select.tsx';
import { Button, buttonClass } from '#platform/web/ui/press/button.tsx';
import { IconButton } from '#platform/web/ui/press/icon-button.tsx';
import { SaveButtons } from '#platform/web/ui/press/save-buttons.tsx';
import { InfoBlock } from '#platform/web/ui/state/info-block.tsx';
import { type Controls, Held } from './kit-state.tsx';

/** A button, and what it opens. */
const opened = (draw: (open: boolean, close: () => void) => ReactNode) => ({
  open: <Opened>{draw}</Opened>,
});

function Opened({ children }: { children: (open: boolean, close: () => void) => ReactNode }) {
  const { t } = useT();
  return (
    <Held start={false}>
      {(isOpen, set) => (
        <>
          <Button onClick={() => set(true)}>{t('uiKit.show')}</Button>
          {children(isOpen, () => set(false))}
        </>
      )}
    </Held>
  );
}

export const coverControls: Controls = {
  // A form's submit button is outside the form, in the footer.
  Modal: ({ t }) =>
    opened((open, onClose) => (
      <Modal
        open={open}
        onClose={onClose}
        title={t('uiKit.create')}
        footer={<SaveButtons form="kit-form" isSaving={false} onCancel={onClose} />}
      >
        <form
          id="kit-form"
          noValidate
          className="kit-grid"
          onSubmit={(event) => {
            event.preventDefault();
            onClose();
          }}
        >
          <TextField label={t('uiKit.name')} autoFocus required />
          <Held start="">
            {(method, set) => (
              <Select
                label={t('uiKit.method')}
                value={method}
                onChange={set}
                options={['90', '180', '360'].map((value) => ({ value, label: value }))}
              />
            )}
          </Held>
          <Held start="">
            {(day, set) => <DateField label={t('uiKit.end')} value={day} onChange={set} />}
          </Held>
        </form>
      </Modal>
    )),
  ConfirmDialog: ({ t }) =>
    opened((open, close) => (
      <ConfirmDialog
        open={open}
        danger
        title={t('uiKit.deleteTitle')}
        text={t('uiKit.deleteText')}
        confirmLabel={t('uiKit.delete')}
        onConfirm={close}
        onClose={close}
      />
    )),
  LeaveDialog: ({ t }) => ({
    open: (
      <Held start={false}>
        {(isDirty, set) => (
          <LeaveDialog isDirty={isDirty} isDone={() => false} onClose={() => set(false)}>
            {(close) => (
              <Button
                onClick={() => {
                  set(true);
                  // The next render knows of the change.
                  setTimeout(close);
                }}
              >
                {t('uiKit.show')}
              </Button>
            )}
          </LeaveDialog>
        )}
      </Held>
    ),
  }),
  SidePanel: ({ t }) =>
    opened((open, onClose) => (
      <SidePanel
        open={open}
        onClose={onClose}
        title={t('uiKit.create')}
        actions={<IconButton label={t('uiKit.edit')} icon={<Pencil />} />}
        footer={<Button onClick={onClose}>{t('common.cancel')}</Button>}
      >
        <div className="kit-grid">
          <InfoBlock tone="warning">{t('uiKit.warning')}</InfoBlock>
          <TextField label={t('uiKit.name')} />
        </div>
      </SidePanel>
    )),
  Drawer: ({ t }) =>
    opened((open, close) => (
      <Drawer open={open} onClose={close} label={t('uiKit.section.cover')}>
        <Button variant="quiet" onClick={close}>
          {t('uiKit.openReports')}
        </Button>
      </Drawer>
    )),
  Menu: ({ t }) => {
    const onSelect = () => {};
    const items = [
      { id: 'edit', label: t('uiKit.edit'), onSelect },
      { id: 'copy', label: t('uiKit.copy'), disabled: true, onSelect },
      { id: 'delete', label: t('uiKit.delete'), danger: true, onSelect },
    ];
    return {
      rest: <Menu label={t('common.actions')} items={items} />,
      disabled: <Menu label={t('common.actions')} items={items} disabled />,
    };
  },
  Popover: ({ t }) => ({
    open: (
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
    ),
  }),
  Tooltip: ({ t }) => ({
    open: (
      <Tooltip text={t('uiKit.tip')}>
        <button type="button" className={buttonClass({ variant: 'quiet' })}>
          {t('uiKit.state.hover')}
        </button>
      </Tooltip>
    ),
  }),
};
