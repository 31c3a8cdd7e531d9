import Pencil from 'lucide-react/icons/pencil';
import type { ReactNode } from 'react';
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
import { useWords } from './words.ts';

/** A button, and what it opens. */
const opened = (draw: (open: boolean, close: () => void) => ReactNode) => ({
  open: <Opened>{draw}</Opened>,
});

function Opened({ children }: { children: (open: boolean, close: () => void) => ReactNode }) {
  const words = useWords();
  return (
    <Held start={false}>
      {(isOpen, set) => (
        <>
          <Button onClick={() => set(true)}>{words.show}</Button>
          {children(isOpen, () => set(false))}
        </>
      )}
    </Held>
  );
}

export const coverControls: Controls = {
  // A form's submit button is outside the form, in the footer.
  Modal: ({ words }) =>
    opened((open, onClose) => (
      <Modal
        open={open}
        onClose={onClose}
        title={words.create}
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
          <TextField label={words.name} autoFocus required />
          <Held start="">
            {(method, set) => (
              <Select
                label={words.method}
                value={method}
                onChange={set}
                options={['90', '180', '360'].map((value) => ({ value, label: value }))}
              />
            )}
          </Held>
          <Held start="">
            {(day, set) => <DateField label={words.end} value={day} onChange={set} />}
          </Held>
        </form>
      </Modal>
    )),
  ConfirmDialog: ({ words }) =>
    opened((open, close) => (
      <ConfirmDialog
        open={open}
        danger
        title={words.deleteTitle}
        text={words.deleteText}
        confirmLabel={words.delete}
        onConfirm={close}
        onClose={close}
      />
    )),
  LeaveDialog: ({ words }) => ({
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
                {words.show}
              </Button>
            )}
          </LeaveDialog>
        )}
      </Held>
    ),
  }),
  SidePanel: ({ t, words }) =>
    opened((open, onClose) => (
      <SidePanel
        open={open}
        onClose={onClose}
        title={words.create}
        actions={<IconButton label={words.edit} icon={<Pencil />} />}
        footer={<Button onClick={onClose}>{t('common.cancel')}</Button>}
      >
        <div className="kit-grid">
          <InfoBlock tone="warning">{words.warning}</InfoBlock>
          <TextField label={words.name} />
        </div>
      </SidePanel>
    )),
  Drawer: ({ words }) =>
    opened((open, close) => (
      <Drawer open={open} onClose={close} label={words.section.cover}>
        <Button variant="quiet" onClick={close}>
          {words.openReports}
        </Button>
      </Drawer>
    )),
  Menu: ({ t, words }) => {
    const onSelect = () => {};
    const items = [
      { id: 'edit', label: words.edit, onSelect },
      { id: 'copy', label: words.copy, disabled: true, onSelect },
      { id: 'delete', label: words.delete, danger: true, onSelect },
    ];
    return {
      rest: <Menu label={t('common.actions')} items={items} />,
      disabled: <Menu label={t('common.actions')} items={items} disabled />,
    };
  },
  Popover: ({ t, words }) => ({
    open: (
      <Popover label={words.method} button={words.show}>
        {(close) => (
          <>
            <Checkbox label={words.inWork} />
            <Checkbox label={words.done} />
            <Button variant="primary" block onClick={close}>
              {t('common.apply')}
            </Button>
          </>
        )}
      </Popover>
    ),
  }),
  Tooltip: ({ words }) => ({
    open: (
      <Tooltip text={words.tip}>
        <button type="button" className={buttonClass({ variant: 'quiet' })}>
          {words.state.hover}
        </button>
      </Tooltip>
    ),
  }),
};
