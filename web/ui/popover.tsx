import { type ReactNode, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { DialogTrigger } from 'react-aria-components/Dialog';
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
  const [open, setOpen] = useState(false);
  return (
    <AriaLocale>
      <DialogTrigger isOpen={open} onOpenChange={setOpen}>
        <Button
          className={buttonClass(look, iconOnly ? 'ui-icon-button' : '')}
          {...(iconOnly ? { 'aria-label': label } : {})}
        >
          {button}
        </Button>
        <AriaPopover className="ui-popover" placement="bottom end" offset={4} aria-label={label}>
          <div className="ui-popover-body">{children(() => setOpen(false))}</div>
        </AriaPopover>
      </DialogTrigger>
    </AriaLocale>
  );
}
