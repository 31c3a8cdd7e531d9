import type { ComponentProps, ReactNode } from 'react';
import { type ButtonLook, buttonClass } from './button.tsx';

export type LinkButtonProps = ButtonLook & ComponentProps<'a'> & { icon?: ReactNode };

/** A link that looks like a button. It leads somewhere; it performs no action. */
export function LinkButton({
  variant,
  size,
  block,
  icon,
  className,
  children,
  ...rest
}: LinkButtonProps) {
  return (
    <a {...rest} className={buttonClass({ variant, size, block }, className)}>
      {icon}
      {children}
    </a>
  );
}
