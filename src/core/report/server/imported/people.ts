import { fullName, shortName } from '#platform/contract/rules/names.ts';
import { fold } from '#platform/server/table-file/cell/fold.ts';
import { locales } from '#platform/texts/t.ts';

export interface ReportedPerson {
  id: string;
  email: string;
  lastName: string;
  firstName: string;
  middleName: string | null;
}

/** Whom the rows of a file may be about. */
export interface ReportedPeople {
  withEmail: (email: string) => ReportedPerson | undefined;
  /** Everybody of this name: last, first and middle name, or without the middle one, in either order. */
  named: (name: string) => readonly ReportedPerson[];
}

export function peopleOf(all: readonly ReportedPerson[]): ReportedPeople {
  const byEmail = new Map(all.map((person) => [person.email, person]));
  const byName = new Map<string, Set<ReportedPerson>>();
  for (const person of all) {
    for (const name of namesOf(person)) {
      const same = byName.get(name);
      if (same) same.add(person);
      else byName.set(name, new Set([person]));
    }
  }
  return {
    withEmail: (email) => byEmail.get(email),
    named: (name) => [...(byName.get(fold(name)) ?? [])],
  };
}

/** A person's names, in full and in short, in the order of each language. */
const namesOf = (person: ReportedPerson): string[] =>
  locales.flatMap((locale) => [fullName(person, locale), shortName(person, locale)]).map(fold);
