import type { ReactNode } from 'react';
import './count.css';
import { classNames } from '#web/ui/base/class-names.ts';

/** How many of something, beside its name. `strong` stands out on sunken ground. */
export function Count({ strong, children }: { strong?: boolean; children: ReactNode }) {
  return <span className={classNames('ui-count', strong && 'ui-count-strong')}>{children}</span>;
}
