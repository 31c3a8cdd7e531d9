import type { ReactNode } from 'react';
import { Button, type ButtonLook } from './button.tsx';
import { onDemand, useOpener } from './on-demand.ts';

export type PopoverProps = ButtonLook & {
  /** Names what opens, and the button when it shows an icon only. */
  label: string;
  /** What the button shows; `iconOnly` makes it square and speaks the label. */
  button: ReactNode;
  iconOnly?: boolean | undefined;
  children: (close: () => void) => ReactNode;
};

const popoverArea = onDemand(async () => (await import('./popover-area.tsx')).PopoverArea);

/** A button that opens a small floating area: filters, notifications. */
export function Popover({ label, button: shown, iconOnly, children, ...look }: PopoverProps) {
  const { Part: Area, button, floating } = useOpener(popoverArea);
  return (
    <>
      <Button
        {...look}
        {...button}
        className={iconOnly ? 'ui-icon-button' : undefined}
        aria-haspopup="dialog"
        {...(iconOnly ? { 'aria-label': label } : {})}
      >
        {shown}
      </Button>
      {Area && (
        <Area {...floating} label={label}>
          {children(floating.onClose)}
        </Area>
      )}
    </>
  );
}
