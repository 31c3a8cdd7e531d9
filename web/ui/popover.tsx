import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover as AriaPopover } from 'react-aria-components/Popover';
import { AriaLocale } from './aria-locale.tsx';
import { type ButtonLook, buttonClass } from './button.tsx';
import './popover.css';

export type PopoverProps = ButtonLook & {
  /** Names what opens, and the button when it shows an icon only. */
  label: string;
  /** What the button shows; `iconOnly` makes it square and speaks the label. */
  button: ReactNode;
  iconOnly?: boolean | undefined;
  children: (close: () => void) => ReactNode;
};

/** A button that opens a small floating area: filters, notifications. */
export function Popover({ label, button, iconOnly, children, ...look }: PopoverProps) {
  return (
    <AriaLocale>
      <DialogTrigger>
        <Button
          className={buttonClass(look, iconOnly ? 'ui-icon-button' : '')}
          {...(iconOnly ? { 'aria-label': label } : {})}
        >
          {button}
        </Button>
        <AriaPopover className="ui-popover" placement="bottom end" offset={4}>
          <Dialog className="ui-popover-body" aria-label={label}>
            {({ close }) => children(close)}
          </Dialog>
        </AriaPopover>
      </DialogTrigger>
    </AriaLocale>
  );
}
