import type { ReactNode } from 'react';
import type { Floating } from '#platform/web/ui/base/part.tsx';
import { FloatingBox } from './floating-box.tsx';

export type PopoverAreaProps = Floating & { label: string; children: ReactNode };

/** A popover's open area. */
export function PopoverArea({ trigger, onClose, label, children }: PopoverAreaProps) {
  return (
    <FloatingBox under={trigger} align="end" onClose={onClose} label={label}>
      <div className="ui-popover-body">{children}</div>
    </FloatingBox>
  );
}
