import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useT } from '#web/ui/base/texts.tsx';
import { Button } from '#web/ui/press/button.tsx';
import { coverPage } from './cover-page.ts';
import { Modal } from './modal.tsx';

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
  /** Called once; whatever comes of it, the question is to be closed then. */
  onConfirm: () => void;
  onClose: () => void;
};

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, text, pending, onClose } = props;
  return (
    <Modal
      alert
      open={open}
      title={title}
      busy={pending}
      onClose={onClose}
      footer={<ConfirmButtons {...props} />}
    >
      {text}
    </Modal>
  );
}

function ConfirmButtons(props: ConfirmDialogProps) {
  const { confirmLabel, cancelLabel, danger, pending, onConfirm, onClose } = props;
  const { t } = useT();
  const once = useOnce();
  return (
    <>
      {/* Nothing is lost by pressing Enter too soon. */}
      <Button autoFocus disabled={pending} onClick={once(onClose)}>
        {cancelLabel ?? t('common.cancel')}
      </Button>
      <Button variant={danger ? 'danger' : 'primary'} pending={pending} onClick={once(onConfirm)}>
        {confirmLabel}
      </Button>
    </>
  );
}

/**
 * Lets one press through in the life of a question: a second may come before `pending` is painted, and would send the call
 * twice, or once the dialog has gone, and would press what lies beneath it.
 */
function useOnce(): (press: () => void) => () => void {
  const isPressed = useRef(false);
  useLayoutEffect(
    () => () => {
      if (isPressed.current) coverPage();
    },
    [],
  );
  return (press) => () => {
    if (isPressed.current) return;
    isPressed.current = true;
    press();
  };
}
