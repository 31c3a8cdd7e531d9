import type { HTMLAttributes } from 'react';

type VisuallyHiddenProps = Omit<HTMLAttributes<HTMLElement>, 'className'> & {
  as?: 'span' | 'p' | 'div' | 'h1' | undefined;
};

/** Heard, not seen. */
export function VisuallyHidden({ as: Tag = 'span', ...rest }: VisuallyHiddenProps) {
  return <Tag {...rest} className="ui-hidden" />;
}
