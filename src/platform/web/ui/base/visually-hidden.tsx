import type { HTMLAttributes } from 'react';

type VisuallyHiddenProps = Omit<HTMLAttributes<HTMLElement>, 'className'> & {
  as?: 'span' | 'p' | 'div' | 'h1' | 'legend' | undefined;
};

/** For screen readers only. */
export function VisuallyHidden({ as: Tag = 'span', ...rest }: VisuallyHiddenProps) {
  return <Tag {...rest} className="ui-hidden" />;
}
