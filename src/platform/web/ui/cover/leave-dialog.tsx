import { useBlocker } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { holdUnsaved } from '#platform/web/ui/base/unsaved.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

export interface LeaveDialogProps {
  isDirty: boolean;
  /** True as soon as the form is saved, even before the next render. Then it may be left. */
  isDone: () => boolean;
  onClose: () => void;
  /** The form stands in the panel beside the page. */
  inPanel?: boolean | undefined;
  children: (close: () => void) => ReactNode;
}

/** Asks before a changed form is closed or its page is left, so that nothing typed is lost. */
export function LeaveDialog({ isDirty, isDone, onClose, inPanel, children }: LeaveDialogProps) {
  const { t } = useT();
  const [asked, setAsked] = useState<() => void>();
  useEffect(() =>
    holdUnsaved({
      inPanel,
      isDirty: () => isDirty && !isDone(),
      ask: (goOn) =>
        setAsked(() => () => {
          onClose();
          // Wait until the form is gone, or its blocker would ask again.
          setTimeout(goOn);
        }),
    }),
  );
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      isDirty && !isDone() && current.pathname !== next.pathname,
    enableBeforeUnload: () => isDirty && !isDone(),
    withResolver: true,
  });
  const blocked = blocker.status === 'blocked';
  return (
    <>
      {children(() => (isDirty && !isDone() ? setAsked(() => onClose) : onClose()))}
      <ConfirmDialog
        open={asked !== undefined || blocked}
        danger
        title={t('ui.leave.title')}
        text={t('ui.leave.text')}
        confirmLabel={t('ui.leave.confirm')}
        cancelLabel={t('ui.leave.cancel')}
        onClose={() => {
          setAsked(undefined);
          blocker.reset?.();
        }}
        onConfirm={() => {
          setAsked(undefined);
          if (blocked) blocker.proceed();
          else asked?.();
        }}
      />
    </>
  );
}
