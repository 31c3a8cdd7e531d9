import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { coverPage } from './cover-page.ts';
import { Modal } from './modal.tsx';

export type ConfirmDialogProps = {
  open: boolean;
  title: string;
  text?: ReactNode;
  /** A verb that says what will happen: "Delete", not "OK". */
  confirmLabel: string;
  cancelLabel?: string | undefined;
  danger?: boolean | undefined;
  /** What there is to know before is not known yet. */
  disabled?: boolean | undefined;
  /** The action is running: the dialog can be neither closed nor confirmed again. */
  pending?: boolean | undefined;
  /** Called once. The caller must close the dialog afterwards, whatever the outcome. */
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
  const { confirmLabel, cancelLabel, danger, disabled, pending, onConfirm, onClose } = props;
  const { t } = useT();
  const once = useOnce();
  return (
    <>
      {/* Cancel has the focus, so that pressing Enter too soon does no harm. */}
      <Button autoFocus disabled={pending} onClick={once(onClose)}>
        {cancelLabel ?? t('common.cancel')}
      </Button>
      <Button
        variant={danger ? 'danger' : 'primary'}
        disabled={disabled}
        pending={pending}
        onClick={once(onConfirm)}
      >
        {confirmLabel}
      </Button>
    </>
  );
}

/**
 * Lets only the first press through while the dialog lives. A second one could come before
 * `pending` is painted and send the call twice. Or it could come after the dialog has gone and hit
 * what was beneath it.
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
