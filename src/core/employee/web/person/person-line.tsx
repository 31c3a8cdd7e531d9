import type { ReactNode } from 'react';
import type { AvatarProps } from '#platform/web/ui/show/avatar.tsx';
import { PersonAvatar } from './person-avatar.tsx';
import './person-line.css';

type Props = { person: Omit<AvatarProps, 'size'>; size?: AvatarProps['size']; children: ReactNode };

/** Somebody as the subject of a row: their picture, and beside it the name and what else is said of them. */
export function PersonLine({ person, size = 'm', children }: Props) {
  const { lastName, firstName, photoUrl } = person;
  return (
    <span className="pictured-person">
      <PersonAvatar lastName={lastName} firstName={firstName} photoUrl={photoUrl} size={size} />
      <span>{children}</span>
    </span>
  );
}
