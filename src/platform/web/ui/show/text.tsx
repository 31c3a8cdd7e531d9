import type { HTMLAttributes } from 'react';
import { classNames } from '#platform/web/ui/base/class-names.ts';

export type TextProps = HTMLAttributes<HTMLElement> & {
  as?: 'span' | 'p' | undefined;
  ref?: ((element: HTMLElement | null) => void) | undefined;
  /** Gives all digits the same width, so that numbers line up in columns. */
  digits?: boolean | undefined;
};

/** Less prominent than the text beside it. */
export const Muted = (props: TextProps) => <Text look="ui-muted" {...props} />;

/** A small line of explanation below something. */
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
