import { useBlocker } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { useT } from './texts.tsx';

export interface LeaveDialogProps {
  isDirty: boolean;
  /** Saved just now: may be left, whatever the last render said. */
  isDone: () => boolean;
  onClose: () => void;
  children: (close: () => void) => ReactNode;
}

/** A changed form asks before it is closed or its address is left, so that nothing typed is lost. */
export function LeaveDialog({ isDirty, isDone, onClose, children }: LeaveDialogProps) {
  const { t } = useT();
  const [asked, setAsked] = useState(false);
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      isDirty && !isDone() && current.pathname !== next.pathname,
    enableBeforeUnload: () => isDirty && !isDone(),
    withResolver: true,
  });
  const blocked = blocker.status === 'blocked';
  return (
    <>
      {children(() => (isDirty && !isDone() ? setAsked(true) : onClose()))}
      <ConfirmDialog
        open={asked || blocked}
        danger
        title={t('ui.leave.title')}
        text={t('ui.leave.text')}
        confirmLabel={t('ui.leave.confirm')}
        cancelLabel={t('ui.leave.cancel')}
        onClose={() => {
          setAsked(false);
          blocker.reset?.();
        }}
        onConfirm={() => {
          setAsked(false);
          if (blocked) blocker.proceed();
          else onClose();
        }}
      />
    </>
  );
}
