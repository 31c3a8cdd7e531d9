import type { ReactNode } from 'react';
import './state.css';

export type StateBlockProps = {
  role?: 'alert' | 'status' | undefined;
  icon?: ReactNode;
  title?: string | undefined;
  children: ReactNode;
};

/** Takes the place of something that can't be shown, or not yet. */
export function StateBlock({ role, icon, title, children }: StateBlockProps) {
  return (
    <div className="ui-state" role={role}>
      {icon}
      {title && <p className="ui-state-title">{title}</p>}
      {children}
    </div>
  );
}
