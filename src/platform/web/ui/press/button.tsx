import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import './button.css';
import { classNames } from '#platform/web/ui/base/class-names.ts';
import { Spinner } from '#platform/web/ui/show/spinner.tsx';

export type ButtonLook = {
  /**
   * Use one primary button per screen. `link` looks like a link but performs an action; `inked` is
   * a link in the colour of the text around it.
   */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | 'link' | 'inked' | undefined;
  /** `l` is 48 px, for sign-in and testing. */
  size?: 'm' | 'l' | undefined;
  block?: boolean | undefined;
};

export type ButtonProps = ButtonLook &
  ComponentProps<'button'> & {
    icon?: ReactNode;
    /** The action is running: the button keeps its place and focus but ignores clicks. */
    pending?: boolean | undefined;
  };

/** The classes of a button, for a link or a React Aria button that should look like one. */
export function buttonClass({ variant = 'secondary', size, block }: ButtonLook, extra?: string) {
  return classNames(
    'ui-button',
    `ui-${variant}`,
    size === 'l' && 'ui-large',
    block && 'ui-block',
    extra,
  );
}

export function Button(props: ButtonProps) {
  const { variant, size, block, icon, pending, className, children, onClick, ...rest } = props;
  function click(event: MouseEvent<HTMLButtonElement>) {
    // A pending button stays enabled so that it keeps the focus, but it must not submit twice.
    if (pending) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ variant, size, block }, className)}
      aria-disabled={pending || rest['aria-disabled'] || undefined}
      aria-busy={pending || undefined}
      onClick={click}
    >
      {pending ? <Spinner /> : icon}
      {children}
    </button>
  );
}
