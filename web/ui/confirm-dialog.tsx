import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Modal } from './modal.tsx';
import { useT } from './texts.tsx';

export type ConfirmDialogProps = {
  open: boolean;
  title: string;
  text?: ReactNode;
  /** The verb of what will happen: "Delete", not "OK". */
  confirmLabel: string;
  cancelLabel?: string | undefined;
  danger?: boolean | undefined;
  /** Under way: cannot be closed or confirmed again. */
  pending?: boolean | undefined;
  onConfirm: () => void;
  onClose: () => void;
};

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, text, confirmLabel, cancelLabel, danger, pending, onConfirm } = props;
  const { t } = useT();
  return (
    <Modal
      alert
      open={open}
      title={title}
      busy={pending}
      onClose={props.onClose}
      footer={
        <>
          {/* Nothing is lost by pressing Enter too soon. */}
          <Button autoFocus disabled={pending} onClick={props.onClose}>
            {cancelLabel ?? t('common.cancel')}
          </Button>
          <Button variant={danger ? 'danger' : 'primary'} pending={pending} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {text}
    </Modal>
  );
}
