import { groupBy } from '#platform/server/shared/group-by.ts';
import { fold } from '#platform/server/table-file/cell/fold.ts';

interface Known {
  email: string;
  name: string;
  absence: string | null;
}

const mostNear = 3;
/** The share of the pairs of letters that two words must have in common for them to be near each other. */
const fewestAlike = 0.5;

/**
 * Finds the people who may be meant by a name, or an e-mail, that nobody has: those who share the most pairs of letters
 * with it. An e-mail is compared by what stands before the @.
 */
export function nearestPeople<Person extends Known>(people: readonly Person[]) {
  const here = [...new Map(people.map((one) => [one.email, one])).values()].filter(
    ({ absence }) => absence === null,
  );
  const byName = finder(here, ({ name }) => name);
  const byEmail = finder(here, ({ email }) => mailboxOf(email));
  return (said: string): readonly Person[] =>
    said.includes('@') ? byEmail(mailboxOf(said)) : byName(said);
}

const mailboxOf = (email: string): string => email.split('@')[0] ?? '';

/** Only those are looked at who share a pair: a company has thousands, and a file may name a thousand nobodies. */
function finder<Person>(people: readonly Person[], textOf: (person: Person) => string) {
  let index: ReadonlyMap<string, readonly Indexed<Person>[]> | undefined;
  return (said: string): readonly Person[] => {
    index ??= indexOf(people, textOf);
    const own = pairsOf(said);
    const shared = new Map<Indexed<Person>, number>();
    for (const pair of own) {
      for (const one of index.get(pair) ?? []) shared.set(one, (shared.get(one) ?? 0) + 1);
    }
    return [...shared]
      .map(([one, count]) => ({ one, alike: (2 * count) / (own.size + one.size) }))
      .filter(({ alike }) => alike >= fewestAlike)
      .sort((a, b) => b.alike - a.alike)
      .slice(0, mostNear)
      .map(({ one }) => one.person);
  };
}

interface Indexed<Person> {
  person: Person;
  /** How many pairs it has. */
  size: number;
}

function indexOf<Person>(people: readonly Person[], textOf: (person: Person) => string) {
  const all = people.flatMap((person) => {
    const pairs = pairsOf(textOf(person));
    const one = { person, size: pairs.size };
    return [...pairs].map((pair) => ({ pair, one }));
  });
  const groups = groupBy(all, ({ pair }) => pair);
  return new Map([...groups].map(([pair, same]) => [pair, same.map(({ one }) => one)]));
}

/** The letters that follow each other, a word beginning with a space. */
function pairsOf(text: string): ReadonlySet<string> {
  const words = fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  return new Set(
    words.flatMap((word) => [...word].map((letter, n) => (word[n - 1] ?? ' ') + letter)),
  );
}
