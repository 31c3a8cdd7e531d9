import Briefcase from 'lucide-react/icons/briefcase';
import Network from 'lucide-react/icons/network';
import UserRound from 'lucide-react/icons/user-round';
import type { QuestionaryType } from '#platform/contract/rules/methods.ts';

const icons = { position: Briefcase, subdivision: Network, surname: UserRound };

export function TypeIcon({ type }: { type: QuestionaryType }) {
  const Icon = icons[type];
  return <Icon aria-hidden="true" />;
}
