import type { ReactNode } from 'react';
import './state.css';

export type EmptyStateProps = {
  title: string;
  /** What to do next. */
  text?: ReactNode;
  action?: ReactNode;
  icon?: ReactNode;
};

export function EmptyState({ title, text, action, icon }: EmptyStateProps) {
  return (
    <div className="ui-state">
      {icon}
      <p className="ui-state-title">{title}</p>
      {text && <p>{text}</p>}
      {action}
    </div>
  );
}
