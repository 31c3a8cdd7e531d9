import type { Method } from '#contract/rules/methods.ts';
import { VisuallyHidden } from '#web/ui/base/visually-hidden.tsx';
import { Badge } from '#web/ui/show/badge.tsx';

const tones = { '90': 'red', '180': 'yellow', '360': 'blue' } as const;

/** Always with its number: nobody has to know the colours. `label` is heard where no column names it. */
export function MethodBadge({ method, label }: { method: Method; label?: string }) {
  return (
    <Badge tone={tones[method]}>
      {label && <VisuallyHidden>{label} </VisuallyHidden>}
      {method}
    </Badge>
  );
}
