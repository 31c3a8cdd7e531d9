import type { ReactNode } from 'react';
import './count.css';
import { classNames } from '#platform/web/ui/base/class-names.ts';

/** A number beside the name of what it counts. `strong` makes it stand out on a sunken background. */
export function Count({ strong, children }: { strong?: boolean; children: ReactNode }) {
  return <span className={classNames('ui-count', strong && 'ui-count-strong')}>{children}</span>;
}
