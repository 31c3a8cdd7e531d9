import type { ComponentProps, ReactNode } from 'react';
import { type ButtonLook, buttonClass } from './button.tsx';

export type LinkButtonProps = ButtonLook & ComponentProps<'a'> & { icon?: ReactNode };

/** A link that looks like a button: it leads somewhere, it does nothing. */
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
