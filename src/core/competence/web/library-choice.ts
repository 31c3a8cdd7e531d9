import { useState } from 'react';
import type { LibraryFamily, LibraryProfile } from '#core/library/contract/library.ts';
import { holds } from '#platform/web/ui/base/holds.ts';

type Library = { familyList: LibraryFamily[]; profileList: LibraryProfile[] };

/** The families as searched for: by name, description or a question. Empty ones are left out. */
export const foundIn = (families: readonly LibraryFamily[], q: string): LibraryFamily[] =>
  families
    .map((family) => ({
      ...family,
      competenceList: family.competenceList.filter(({ name, description, questionList }) =>
        [name, description, ...questionList].some((text) => holds(text, q)),
      ),
    }))
    .filter(({ competenceList }) => competenceList.length > 0);

/** What of a profile the company does not have yet. */
export function missingOf({ familyList, profileList }: Library, profileId: string): string[] {
  const wanted = profileList.find(({ id }) => id === profileId)?.competenceIdList ?? [];
  const taken = familyList
    .flatMap(({ competenceList }) => competenceList)
    .filter(({ isTaken }) => isTaken)
    .map(({ id }) => id);
  return wanted.filter((id) => !taken.includes(id));
}

/** Whether the company has all of the library already, or all of a profile. */
export function nothingNewIn(
  library: Library,
  profileId: string,
): 'allTaken' | 'profileTaken' | undefined {
  const all = library.familyList.flatMap(({ competenceList }) => competenceList);
  if (all.length > 0 && all.every(({ isTaken }) => isTaken)) return 'allTaken';
  return profileId !== '' && missingOf(library, profileId).length === 0
    ? 'profileTaken'
    : undefined;
}

/**
 * Which competencies are ticked, and the profile that ticked them. `firstProfileId` does so from the
 * start; '' for none.
 */
export function useLibraryChoice(library: Library | undefined, firstProfileId = '') {
  const [q, setQ] = useState('');
  const [profileId, setProfileId] = useState(firstProfileId);
  const [ticked, setChosen] = useState<ReadonlySet<string>>();
  const chosen = ticked ?? new Set(library && missingOf(library, firstProfileId));
  return {
    q,
    setQ,
    profileId,
    chosen,
    choose: (id: string, on: boolean) =>
      setChosen(new Set(on ? [...chosen, id] : [...chosen].filter((one) => one !== id))),
    /** Ticks what the profile names, beside what is ticked already. */
    chooseProfile(id: string) {
      setProfileId(id);
      if (library) setChosen(new Set([...chosen, ...missingOf(library, id)]));
    },
    nothingNew: library && nothingNewIn(library, profileId),
    found: foundIn(library?.familyList ?? [], q),
  };
}
