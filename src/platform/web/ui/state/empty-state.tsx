import type { ReactNode } from 'react';
import { StateBlock } from './state-block.tsx';

export type EmptyStateProps = {
  title: string;
  /** What to do next. */
  text?: ReactNode;
  action?: ReactNode;
  icon?: ReactNode;
};

export function EmptyState({ title, text, action, icon }: EmptyStateProps) {
  return (
    <StateBlock icon={icon} title={title}>
      {text && <p>{text}</p>}
      {action}
    </StateBlock>
  );
}
