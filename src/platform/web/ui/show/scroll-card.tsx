import type { ReactNode } from 'react';
import { classNames } from '#platform/web/ui/base/class-names.ts';
import '#platform/web/ui/base/sideways.css';
import { Card } from './card.tsx';

type ScrollCardProps = {
  /** Spoken by screen readers. */
  label: string;
  className?: string | undefined;
  children: ReactNode;
};

/** A card whose content may be wider than it is. It can be scrolled sideways by keyboard too. */
export function ScrollCard({ label, className, children }: ScrollCardProps) {
  return (
    <Card
      as="section"
      className={classNames('ui-sideways', className)}
      tabIndex={0}
      aria-label={label}
    >
      {children}
    </Card>
  );
}
