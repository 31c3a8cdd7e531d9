import type { Method } from '#platform/contract/rules/methods.ts';
import { VisuallyHidden } from '#platform/web/ui/base/visually-hidden.tsx';
import { Badge } from '#platform/web/ui/show/badge.tsx';

const tones = { '90': 'red', '180': 'yellow', '360': 'blue' } as const;

/**
 * A method's badge. It always shows the number, so colour is not the only clue. `label` is for
 * screen readers, where no column names the method.
 */
export function MethodBadge({ method, label }: { method: Method; label?: string }) {
  return (
    <Badge tone={tones[method]}>
      {label && <VisuallyHidden>{label} </VisuallyHidden>}
      {method}
    </Badge>
  );
}
