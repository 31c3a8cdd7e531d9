import Briefcase from 'lucide-react/icons/briefcase';
import Network from 'lucide-react/icons/network';
import UserRound from 'lucide-react/icons/user-round';
import type { Method, QuestionaryType } from '#contract/methods.ts';
import { Badge } from '#web/ui/badge.tsx';
import { useT } from '#web/ui/texts.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

const tones = { '90': 'red', '180': 'yellow', '360': 'blue' } as const;

/** Always with its number: nobody has to know the colours. */
export function MethodBadge({ method }: { method: Method }) {
  const { t } = useT();
  return (
    <Badge tone={tones[method]}>
      <VisuallyHidden>{t('questionary.detail.method')} </VisuallyHidden>
      {method}
    </Badge>
  );
}

const icons = { position: Briefcase, subdivision: Network, surname: UserRound };

export function TypeIcon({ type }: { type: QuestionaryType }) {
  const Icon = icons[type];
  return <Icon aria-hidden="true" />;
}
