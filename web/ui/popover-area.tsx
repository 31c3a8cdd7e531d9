import type { ReactNode } from 'react';
import { Popover } from 'react-aria-components/Popover';
import { AriaLocale } from './aria-locale.tsx';
import type { Floating } from './on-demand.ts';
import './popover.css';

export type PopoverAreaProps = Floating & { label: string; children: ReactNode };

/** The opened area of a popover. */
export function PopoverArea({ trigger, onClose, label, children }: PopoverAreaProps) {
  return (
    <AriaLocale>
      <Popover
        className="ui-popover"
        triggerRef={trigger}
        placement="bottom end"
        offset={4}
        isOpen
        onOpenChange={onClose}
        aria-label={label}
      >
        <div className="ui-popover-body">{children}</div>
      </Popover>
    </AriaLocale>
  );
}
