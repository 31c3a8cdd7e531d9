import { randomUUID } from 'node:crypto';
import { z } from 'zod/mini';
import { type ArchivableEntry, type Entry, text } from '#contract/call/fields.ts';
import { type Issue, issuesOf } from '#contract/call/issues.ts';
import type { NewPlace } from '#contract/employee-import.ts';
import { fold } from '#server/table-file/fold.ts';

/** The places of a brand by their folded names. */
export type ByName = ReadonlyMap<string, ArchivableEntry>;

export interface PlaceNames {
  positions: ByName;
  subdivisions: ByName;
}

/** The places that a file names. */
export interface FilePlaces {
  /** What a cell of the file names; undefined for what is neither known nor to be created. */
  find: (cell: string) => ArchivableEntry | undefined;
  /** What is wrong with the name of a place to be created. */
  issues: (cell: string) => Issue[];
  /** What the directory does not have, in the order of the file. */
  unknown: NewPlace[];
  created: Entry[];
}

interface Wishes {
  /** Ids of places by names that are not theirs. */
  mapped: Readonly<Record<string, string>> | undefined;
  creates: boolean;
}

const placeName = text(200);

/** Finds the places that a file names, and those that would be new (rule 80). */
export function matchPlaces(
  given: readonly string[],
  known: ByName,
  { mapped = {}, creates }: Wishes,
): FilePlaces {
  const byId = new Map([...known.values()].map((place) => [place.id, place]));
  const meant = new Map(Object.entries(mapped).map(([name, id]) => [fold(name), id]));
  const unknown = new Map<string, NewPlace>();
  const cells = countEach(given);
  for (const [cell, count] of cells) {
    const name = fold(cell);
    if (name === '' || known.has(name)) continue;
    const seen = unknown.get(name);
    if (seen) seen.count += count;
    else unknown.set(name, { name: inOneSpacing(cell), count, id: meant.get(name) ?? null });
  }
  const places = new Map(known);
  const created: Entry[] = [];
  const wrong = new Map<string, Issue[]>();
  for (const [folded, { name, id }] of unknown) {
    const place = id === null ? { id: randomUUID(), name } : byId.get(id);
    if (!place || (id === null && !creates)) continue;
    places.set(folded, place);
    if (id !== null) continue;
    created.push(place);
    const parsed = z.safeParse(placeName, name);
    if (!parsed.success) wrong.set(folded, issuesOf(parsed.error));
  }
  const found = new Map([...cells.keys()].map((cell) => [cell, places.get(fold(cell))]));
  return {
    find: (cell) => found.get(cell),
    issues: (cell) => (wrong.size > 0 ? (wrong.get(fold(cell)) ?? []) : []),
    unknown: [...unknown.values()],
    created,
  };
}

/** Thousands of rows have some hundreds of names, so each is folded once. */
function countEach(cells: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const cell of cells) counts.set(cell, (counts.get(cell) ?? 0) + 1);
  return counts;
}

/** Whether each place that somebody has chosen is still there. */
export const areKnown = (known: ByName, mapped: Wishes['mapped'] = {}): boolean => {
  const ids = new Set([...known.values()].map(({ id }) => id));
  return Object.values(mapped).every((id) => ids.has(id));
};

const inOneSpacing = (name: string): string => name.trim().replace(/\s+/g, ' ');
