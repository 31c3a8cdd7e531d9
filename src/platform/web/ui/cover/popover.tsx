import type { ReactNode } from 'react';
import { partOf, useOpener } from '#platform/web/ui/base/part.tsx';
import { Button, type ButtonLook } from '#platform/web/ui/press/button.tsx';

export type PopoverProps = ButtonLook & {
  /** Names the area, and the button when that shows only an icon. */
  label: string;
  /** The button's content. `iconOnly` makes it square, and screen readers hear the label. */
  button: ReactNode;
  iconOnly?: boolean | undefined;
  children: (close: () => void) => ReactNode;
};

const PopoverArea = partOf(() => import('./popover-area.tsx'), 'PopoverArea');

/** A button that opens a small floating area, such as a filter. */
export function Popover({ label, button: shown, iconOnly, children, ...look }: PopoverProps) {
  const { open, button, floating } = useOpener(PopoverArea);
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
      {open && (
        <PopoverArea {...floating} label={label}>
          {children(floating.onClose)}
        </PopoverArea>
      )}
    </>
  );
}
