import { groupBy } from '#platform/server/shared/group-by.ts';
import { fold } from '#platform/server/table-file/cell/fold.ts';

interface Named {
  name: string;
}

const lastFirst = /^(\p{L}[\p{L}’'-]+) (\p{L})(?:\. ?|$)(?:(\p{L})\.?)?$/u;
const firstFirst = /^(\p{L})\. ?(?:(\p{L})\. ?)?(\p{L}[\p{L}’'-]+)$/u;

/** Finds whom «Аистов П.И.» or «П. Аистов» may mean. */
export function finderByInitials<Person extends Named>(people: readonly Person[]) {
  let byLastName: ReadonlyMap<string, readonly Person[]> | undefined;
  return (name: string): readonly Person[] => {
    const read = readInitials(fold(name));
    if (!read) return [];
    byLastName ??= groupEach(people);
    return (byLastName.get(read.last) ?? []).filter((person) => fits(person, read));
  };
}

interface Initials {
  last: string;
  first: string;
  father: string;
}

function readInitials(name: string): Initials | undefined {
  const [, last, one, two = ''] = lastFirst.exec(name) ?? [];
  if (last && one) return { last, first: one, father: two };
  const [, first, father = '', behind] = firstFirst.exec(name) ?? [];
  return first && behind ? { last: behind, first, father } : undefined;
}

/** Groups people by the first word of their name; a name of two words counts under the other one too. */
function groupEach<Person extends Named>(people: readonly Person[]) {
  const entries = people.flatMap((person) => {
    const words = fold(person.name).split(' ');
    const last = words.length === 2 ? words : words.slice(0, 1);
    return [...new Set(last)].map((word) => [word, person] as const);
  });
  const groups = groupBy(entries, ([word]) => word);
  return new Map([...groups].map(([word, same]) => [word, same.map(([, person]) => person)]));
}

function fits({ name }: Named, { last, first, father }: Initials): boolean {
  const words = fold(name).split(' ');
  const at = words.indexOf(last);
  const [one = '', two = ''] = [...words.slice(0, at), ...words.slice(at + 1)];
  return one.startsWith(first) && (father === '' || two === '' || two.startsWith(father));
}
