import { randomUUID } from 'node:crypto';
import { z } from 'zod/mini';
import type { ArchivableEntry, Entry } from '#platform/contract/call/fields.ts';
import { type Issue, issuesOf } from '#platform/contract/call/issues.ts';
import { name as nameField } from '#platform/contract/rules/name-fields.ts';
import type { UnknownName } from '#platform/contract/table-file.ts';
import { fold } from '#platform/server/table-file/cell/fold.ts';

/** Entries of the directory by their folded names. */
export type ByName = ReadonlyMap<string, ArchivableEntry>;

/** The entries of one kind that a file names. */
export interface MatchedNames {
  /** What a cell of the file names; undefined for what is neither known nor to be created. */
  find: (cell: string) => ArchivableEntry | undefined;
  /** What is wrong with the name of an entry to be created. */
  issues: (cell: string) => Issue[];
  /** What the directory does not have, in the order of the file. */
  unknown: UnknownName[];
  created: Entry[];
}

interface Wishes {
  /** Ids of entries by names that are not theirs. */
  mapped: Readonly<Record<string, string>> | undefined;
  /** Whether the other unknown ones are to be created. */
  creates: boolean;
}

const newName = nameField(200);

/** Finds the entries that a column of names means, and those that would be new (rule 80). */
export function matchNames(
  given: readonly string[],
  known: ByName,
  { mapped = {}, creates }: Wishes,
): MatchedNames {
  const byId = new Map([...known.values()].map((entry) => [entry.id, entry]));
  const cells = countEach(given);
  const unknown = listUnknown(cells, known, mapped);
  const entries = new Map(known);
  const created: Entry[] = [];
  const wrong = new Map<string, Issue[]>();
  for (const [folded, { name, id }] of unknown) {
    const entry = id === null ? { id: randomUUID(), name } : byId.get(id);
    if (!entry || (id === null && !creates)) continue;
    entries.set(folded, entry);
    if (id !== null) continue;
    created.push(entry);
    const parsed = z.safeParse(newName, name, { reportInput: true });
    if (!parsed.success) wrong.set(folded, issuesOf(parsed.error));
  }
  const found = new Map([...cells.keys()].map((cell) => [cell, entries.get(fold(cell))]));
  return {
    find: (cell) => found.get(cell),
    issues: (cell) => (wrong.size > 0 ? (wrong.get(fold(cell)) ?? []) : []),
    unknown: [...unknown.values()],
    created,
  };
}

/** The names that the directory does not have, by their folded form, with what they mean. */
function listUnknown(
  cells: ReadonlyMap<string, number>,
  known: ByName,
  mapped: Readonly<Record<string, string>>,
): Map<string, UnknownName> {
  const meant = new Map(Object.entries(mapped).map(([name, id]) => [fold(name), id]));
  const unknown = new Map<string, UnknownName>();
  for (const [cell, count] of cells) {
    const name = fold(cell);
    if (name === '' || known.has(name)) continue;
    const seen = unknown.get(name);
    if (seen) seen.count += count;
    else unknown.set(name, { name: inOneSpacing(cell), count, id: meant.get(name) ?? null });
  }
  return unknown;
}

/** Thousands of rows have some hundreds of names, so each is folded once. */
function countEach(cells: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const cell of cells) counts.set(cell, (counts.get(cell) ?? 0) + 1);
  return counts;
}

/** Whether each entry that somebody has chosen is still there. */
export const areKnown = (known: ByName, mapped: Wishes['mapped'] = {}): boolean => {
  const ids = new Set([...known.values()].map(({ id }) => id));
  return Object.values(mapped).every((id) => ids.has(id));
};

const inOneSpacing = (name: string): string => name.trim().replace(/\s+/g, ' ');
