import type { Method } from '#contract/methods.ts';
import { Badge } from '#web/ui/badge.tsx';

const tones = { '90': 'red', '180': 'yellow', '360': 'blue' } as const;

/** Always with its number: nobody has to know the colours. */
export function MethodBadge({ method }: { method: Method }) {
  return <Badge tone={tones[method]}>{method}</Badge>;
}
