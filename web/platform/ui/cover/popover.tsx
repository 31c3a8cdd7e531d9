import type { ReactNode } from 'react';
import { onDemand, useOpener } from '#web/platform/ui/base/on-demand.ts';
import { Button, type ButtonLook } from '#web/platform/ui/press/button.tsx';

export type PopoverProps = ButtonLook & {
  /** Names the area, and the button when that shows only an icon. */
  label: string;
  /** The button's content. `iconOnly` makes it square, and screen readers hear the label. */
  button: ReactNode;
  iconOnly?: boolean | undefined;
  children: (close: () => void) => ReactNode;
};

const popoverArea = onDemand(async () => (await import('./popover-area.tsx')).PopoverArea);

/** A button that opens a small floating area, such as a filter. */
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
