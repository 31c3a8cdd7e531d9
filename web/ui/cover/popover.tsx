import type { ReactNode } from 'react';
import { onDemand, useOpener } from '#web/ui/base/on-demand.ts';
import { Button, type ButtonLook } from '#web/ui/press/button.tsx';

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
