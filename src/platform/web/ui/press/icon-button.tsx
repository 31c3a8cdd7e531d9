import type { ReactNode } from 'react';
import { classNames } from '#platform/web/ui/base/class-names.ts';
import { Button, type ButtonProps } from './button.tsx';

export type IconButtonProps = Omit<ButtonProps, 'children' | 'icon' | 'title' | 'aria-label'> & {
  /** Spoken by screen readers, and shown on hover. */
  label: string;
  icon: ReactNode;
};

export function IconButton({ label, variant = 'quiet', className, ...rest }: IconButtonProps) {
  return (
    <Button
      {...rest}
      variant={variant}
      className={classNames('ui-icon-button', className)}
      // Its name. An aria-label beside it would make the title a description, and be spoken twice.
      title={label}
    />
  );
}
