import type { ReactNode } from 'react';
import './badge.css';

export type BadgeTone =
  | 'neutral'
  | 'accent'
  | 'success'
  | 'danger'
  /** Only for methods, never for a status. */
  | 'red'
  | 'yellow'
  | 'blue';

export function Badge(props: { tone?: BadgeTone; icon?: ReactNode; children: ReactNode }) {
  return (
    <span className={`ui-badge ui-tone-${props.tone ?? 'neutral'}`}>
      {props.icon}
      {props.children}
    </span>
  );
}
