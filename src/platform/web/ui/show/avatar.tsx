import { type CSSProperties, useState } from 'react';
import './badge.css';
import { classNames } from '#platform/web/ui/base/class-names.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';

export type AvatarProps = {
  lastName: string;
  firstName: string;
  photoUrl?: string | null | undefined;
  /** 28, 36 or 64 px. */
  size?: 's' | 'm' | 'l' | undefined;
};

/**
 * A photo, or the initials in a colour of their own. Hidden from screen readers, because the name is
 * beside it.
 */
export function Avatar({ lastName, firstName, photoUrl, size }: AvatarProps) {
  const { locale } = useT();
  const [broken, setBroken] = useState<string>();
  const photo = photoUrl && photoUrl !== broken ? photoUrl : undefined;
  // As names are written (rule 63c).
  const names = locale === 'en' ? [firstName, lastName] : [lastName, firstName];
  return (
    <span
      className={classNames('ui-avatar', size && `ui-avatar-${size}`)}
      style={{ '--tint': `var(--tint-${tintOf(lastName + firstName)})` } as CSSProperties}
      aria-hidden="true"
    >
      {photo ? (
        <img src={photo} alt="" loading="lazy" onError={() => setBroken(photo)} />
      ) : (
        initials(names)
      )}
    </span>
  );
}

const tints = 6;

/** One of the calm colours, from 1. By the name, which is all that every place knows of a person. */
export function tintOf(name: string): number {
  let mixed = 0;
  for (const sign of name) mixed = Math.imul(mixed ^ (sign.codePointAt(0) ?? 0), 16777619);
  return ((mixed >>> 9) % tints) + 1;
}

function initials(names: readonly string[]): string {
  return names
    .map((name) => [...name.trim()][0] ?? '')
    .join('')
    .toUpperCase();
}
