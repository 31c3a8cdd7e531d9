import { z } from 'zod/mini';
import { type DuplicateKind, duplicateKinds } from '#addon/duplicate/contract/rules/duplicate.ts';
import { directoryPermission } from '#platform/contract/call/directories.ts';
import { endpoint } from '#platform/contract/call/endpoint.ts';
import { listOf, nothing } from '#platform/contract/call/envelope.ts';
import { id } from '#platform/contract/call/fields.ts';

/** Entries of a directory that look like one entered twice, two by two (rule 193). */

/** What may hang on an entry. Of plans nobody may know (rule 154). */
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
  /** What tells it from the other: an e-mail and a place of people, a description of others. */
  note: z.string(),
  isArchived: z.boolean(),
  /** Of people: they don't work here any more. */
  hasLeft: z.boolean(),
  /** Of people: by which e-mail they come in, if they do. */
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

/** So many pairs are answered at once. The rest follows once these are settled. */
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
