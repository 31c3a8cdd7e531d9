import { z } from 'zod/mini';
import { type DuplicateKind, duplicateKinds } from '#addon/duplicate/contract/rules/duplicate.ts';
import { directoryPermission } from '#platform/contract/call/directories.ts';
import { endpoint } from '#platform/contract/call/endpoint.ts';
import { listOf, nothing } from '#platform/contract/call/envelope.ts';
import { id } from '#platform/contract/call/fields.ts';

/** Entries of a directory that look like one entered twice, two by two (rule 193). */

/** What may hang on an entry. Plans are not among it, as nobody may know of them (rule 154). */
export const duplicateUses = [
  'employee',
  'position',
  'competence',
  'question',
  'questionary',
  'cycle',
  'assessed',
  'asked',
  'leader',
  'led',
] as const;
export type DuplicateUse = (typeof duplicateUses)[number];

/**
 * Why two people can't be merged: one of them is in an assessment at work, both stand in one, or the one who would stay
 * would lead too many (rule 195).
 */
export const duplicateRefusals = ['atWork', 'together', 'leadsTooMany'] as const;
export type DuplicateRefusal = (typeof duplicateRefusals)[number];

export const duplicate = z.object({
  id: z.string(),
  name: z.string(),
  /** What tells it from the other: for people an e-mail and a place, for other entries a description. */
  note: z.string(),
  isArchived: z.boolean(),
  /** Whether the person doesn't work here any more; false for entries that are no people. */
  hasLeft: z.boolean(),
  /** For people: their e-mail, and whether they come in by it. Null for other entries. */
  access: z.nullable(z.object({ email: z.string(), comesIn: z.boolean() })),
  /** What hangs on it, as far as there is any. */
  useList: z.array(z.object({ use: z.enum(duplicateUses), count: z.number() })),
});
export type Duplicate = z.infer<typeof duplicate>;

export const duplicatePair = z.object({
  one: duplicate,
  other: duplicate,
  refusal: z.nullable(z.enum(duplicateRefusals)),
});
export type DuplicatePair = z.infer<typeof duplicatePair>;

/** The most pairs in one answer. The rest follows once these are settled. */
export const mostDuplicates = 50;

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** The three calls about the duplicates of a directory. */
const callsOf = (kind: DuplicateKind) => ({
  list: endpoint({
    name: `get${capital(kind)}Duplicates`,
    summary: `Pairs of entries that look like one ${kind}, at most ${mostDuplicates}, and how many there are`,
    method: 'GET',
    path: `/${kind}/twin`,
    access: directoryPermission(kind, 'update'),
    reply: listOf(duplicatePair),
  }),
  merge: endpoint({
    name: `merge${capital(kind)}Duplicates`,
    summary: `Moves what hangs on one ${kind} of such a pair to the other, for good`,
    method: 'POST',
    path: `/${kind}/twin/merge`,
    access: directoryPermission(kind, 'delete'),
    ...(kind === 'employee' && { fresh: true }),
    body: z.strictObject({ staysId: id, goesId: id }),
    reply: nothing,
    errors: ['notFound', 'conflict'],
  }),
  apart: endpoint({
    name: `keep${capital(kind)}DuplicatesApart`,
    summary: 'Says that the two are not the same: the pair is not shown again',
    method: 'POST',
    path: `/${kind}/twin/apart`,
    access: directoryPermission(kind, 'update'),
    body: z.strictObject({ oneId: id, otherId: id }),
    reply: nothing,
    errors: ['notFound'],
  }),
});
export type DuplicateCalls = ReturnType<typeof callsOf>;

export const duplicateCalls = /* @__PURE__ */ Object.fromEntries(
  duplicateKinds.map((kind) => [kind, callsOf(kind)]),
) as Record<DuplicateKind, DuplicateCalls>;
