import { useState } from 'react';
import './badge.css';
import { classNames } from '#web/ui/base/class-names.ts';

export type AvatarProps = {
  lastName: string;
  firstName: string;
  photoUrl?: string | null | undefined;
  /** 28, 36 or 64 px. */
  size?: 's' | 'm' | 'l' | undefined;
};

/**
 * A photo, or the initials of last and first name. Hidden from screen readers, because the name is
 * beside it.
 */
export function Avatar({ lastName, firstName, photoUrl, size }: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  const photo = photoUrl && photoUrl !== broken ? photoUrl : undefined;
  return (
    <span className={classNames('ui-avatar', size && `ui-avatar-${size}`)} aria-hidden="true">
      {photo ? (
        <img src={photo} alt="" loading="lazy" onError={() => setBroken(photo)} />
      ) : (
        initials(lastName, firstName)
      )}
    </span>
  );
}

function initials(...names: readonly string[]): string {
  return names
    .map((name) => [...name.trim()][0] ?? '')
    .join('')
    .toUpperCase();
}
