import type { ReactNode } from 'react';
import { Hint } from '#platform/web/ui/show/text.tsx';

interface FoundCardProps {
  icon?: ReactNode;
  title: string;
  about?: string | undefined;
  badges?: ReactNode;
}

/** One line of what was found. */
export const FoundCard = ({ icon, title, about, badges }: FoundCardProps) => (
  <span className="shell-found">
    {icon}
    <span>
      {title}
      {about && <Hint digits>{about}</Hint>}
    </span>
    {badges}
  </span>
);
