import type { HTMLAttributes } from 'react';
import { classNames } from '#web/ui/base/class-names.ts';

export type TextProps = HTMLAttributes<HTMLElement> & {
  as?: 'span' | 'p' | undefined;
  ref?: ((element: HTMLElement | null) => void) | undefined;
  /** All digits are of one width: numbers below one another stand in columns. */
  digits?: boolean | undefined;
};

/** What steps back behind the words beside it. */
export const Muted = (props: TextProps) => <Text look="ui-muted" {...props} />;

/** A small line of its own below what it explains. */
export const Hint = (props: TextProps) => <Text look="ui-hint" {...props} />;

export const Digits = (props: TextProps) => <Text {...props} digits />;

function Text({
  look,
  as: Tag = 'span',
  digits,
  className,
  ...rest
}: TextProps & { look?: string }) {
  return <Tag {...rest} className={classNames(look, digits && 'ui-digits', className)} />;
}
