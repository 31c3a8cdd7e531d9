import type { HTMLAttributes } from 'react';
import { classNames } from '#platform/web/ui/base/class-names.ts';
import './card.css';

export type CardProps = HTMLAttributes<HTMLElement> & {
  as?: 'div' | 'section' | 'nav' | 'p' | undefined;
};

/** A surface on the page. Its content brings the padding. */
export function Card({ as: Tag = 'div', className, ...rest }: CardProps) {
  return <Tag {...rest} className={classNames('ui-card', className)} />;
}
