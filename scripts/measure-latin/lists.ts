import { decodeBytes, pageOf } from '#platform/server/table-file/cell/decode-bytes.ts';
import { type Names, namesOf } from './names.ts';

/** Numbers from 0 to 1, the same ones for the same seed. */
export function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

const isAccented = (name: string): boolean => /[^\0-\x7f]/.test(name);

export interface List {
  text: string;
  /** People with an accent in their name. */
  accented: number;
}

/** A list of 5 to 500 people, one to thirty of them with an accent in their name. */
export function listOf({ given, family }: Names, random: () => number): List {
  const below = (count: number) => Math.floor(random() * count);
  const one = (names: readonly string[]) => names[below(names.length)] ?? '';
  const split = (names: string) => {
    const list = names.split(' ');
    return { plain: list.filter((name) => !isAccented(name)), accented: list.filter(isAccented) };
  };
  const [first, last] = [split(given), split(family)];
  const plain = () => [one(last.plain), one(first.plain)];
  const withAccent = () => {
    const [surname, name] = plain() as [string, string];
    const which = below(3);
    return [which === 0 ? surname : one(last.accented), which === 1 ? name : one(first.accented)];
  };
  const count = 5 + below(496);
  const accented = Math.min(count, 1 + below(30));
  const people = Array.from({ length: count }, () => plain());
  for (let placed = 0; placed < accented; ) {
    const at = below(count);
    if (isAccented((people[at] ?? []).join())) continue;
    people[at] = withAccent();
    placed += 1;
  }
  const rows = people.map((person, at) => [...person, `p${at}@example.com`].join(';'));
  return { text: ['Last name;First name;E-mail', ...rows].join('\r\n'), accented };
}

export interface Measured {
  lists: number;
  /** Read otherwise than written without a question, or asked without the right answer among those offered. */
  wrong: number;
  /** Lists with three or more accented names, and those of them that are asked about. */
  telling: number;
  asked: number;
}

export interface Answer {
  text: string;
  encodings: readonly { encoding: string }[];
}

/** What becomes of so many lists of a language. */
export function measure(
  language: string,
  { lists, seed }: { lists: number; seed: number },
  read: (bytes: Uint8Array) => Answer | undefined,
): Measured {
  const names = namesOf[language];
  if (!names) throw new Error(`no names of ${language}`);
  const random = randomOf(seed);
  const encode = encoder(names.encoding);
  const measured: Measured = { lists, wrong: 0, telling: 0, asked: 0 };
  for (let made = 0; made < lists; made += 1) {
    const { text, accented } = listOf(names, random);
    const bytes = encode(text);
    const answer = read(bytes);
    const isAsked = (answer?.encodings.length ?? 0) > 0;
    const isOffered = answer?.encodings.some(
      ({ encoding }) => decodeBytes(bytes, encoding) === text,
    );
    if (isAsked ? !isOffered : answer?.text !== text) measured.wrong += 1;
    if (accented < 3) continue;
    measured.telling += 1;
    if (isAsked) measured.asked += 1;
  }
  return measured;
}

/** Writes texts in an encoding that Node only reads. A sign that it lacks is a mistake in the names. */
function encoder(encoding: string): (text: string) => Uint8Array {
  const byteOf = new Map(pageOf(encoding).map((sign, byte) => [sign, byte]));
  return (text) => {
    const bytes = Array.from(text, (sign) => {
      const byte = byteOf.get(sign);
      if (byte === undefined) throw new Error(`${sign} is not in ${encoding}`);
      return byte;
    });
    return Uint8Array.from(bytes);
  };
}
