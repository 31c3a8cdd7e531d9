import type { Localized } from '#platform/contract/call/fields.ts';
import { nameKey, plainWords } from '#platform/server/shared/same-name.ts';

/** Which entries look like one that was entered twice (rule 193). Nothing is guessed of abbreviations. */

export interface DuplicateCandidate {
  id: string;
  /** Two entries with one of these in common look alike. */
  keys: readonly string[];
  /** For people: two of one name with different middle names are not alike after all. */
  middleName?: string | undefined;
}

/** A name without case, ё, spaces, hyphens, quotes and all other signs. */
const letters = (name: string): string => plainWords(name).join('');
const keysOf = (kind: string, value: string): string[] => (value ? [`${kind} ${value}`] : []);

export const ofName = ({ id, name }: { id: string; name: string }): DuplicateCandidate => ({
  id,
  keys: keysOf('name', letters(name)),
});

/** Entries look alike by their names in either language. */
export const ofText = ({
  id,
  name: { ru, en = '' },
}: {
  id: string;
  name: Localized;
}): DuplicateCandidate => ({
  id,
  keys: [...keysOf('ru', letters(ru)), ...keysOf('en', letters(en))],
});

export interface PersonNamed {
  id: string;
  lastName: string;
  firstName: string;
  middleName: string | null;
  email: string;
}

/** The shortest name before the @ that is one person's. Shorter ones, such as “hr”, are not. */
const shortestBox = 4;

/** People look alike by name, or by the e-mail before the @: the rest is often mistyped, or another of the company's. */
export function ofPerson({ id, middleName, email, ...name }: PersonNamed): DuplicateCandidate {
  const box = letters(email.slice(0, email.lastIndexOf('@')));
  return {
    id,
    keys: [...keysOf('name', nameKey(name)), ...(box.length < shortestBox ? [] : [`box ${box}`])],
    middleName: letters(middleName ?? ''),
  };
}

/** People of one name with other middle names are two. One that is missing says nothing. */
const areOther = (key: string, one: DuplicateCandidate, other: DuplicateCandidate): boolean =>
  key.startsWith('name ') &&
  !!one.middleName &&
  !!other.middleName &&
  one.middleName !== other.middleName;

/** Names a pair, whichever of the two comes first. */
export const pairKey = (one: string, other: string): string => [one, other].sort().join(' ');

/** Each two that look alike, in the order of the entries, but for those that are known to be apart. */
export function findDuplicates(
  entries: readonly DuplicateCandidate[],
  apart: ReadonlySet<string>,
): [string, string][] {
  const byKey = new Map<string, DuplicateCandidate[]>();
  const found = new Map<string, [string, string]>();
  for (const entry of entries) {
    for (const key of entry.keys) {
      const alike = byKey.get(key) ?? [];
      for (const earlier of alike) {
        const pair = pairKey(earlier.id, entry.id);
        if (!apart.has(pair) && !areOther(key, earlier, entry))
          found.set(pair, [earlier.id, entry.id]);
      }
      byKey.set(key, [...alike, entry]);
    }
  }
  return [...found.values()];
}
