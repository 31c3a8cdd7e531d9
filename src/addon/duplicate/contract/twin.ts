import { z } from 'zod/mini';
import { type TwinKind, twinKinds } from '#addon/duplicate/contract/rules/twin.ts';
import { directoryPermission } from '#platform/contract/call/directories.ts';
import { endpoint } from '#platform/contract/call/endpoint.ts';
import { listOf, nothing } from '#platform/contract/call/envelope.ts';
import { id } from '#platform/contract/call/fields.ts';

/** Entries of a directory that look like one entered twice, two by two (rule 193). */

/** What may hang on an entry. Of plans nobody may know (rule 154). */
export const twinUses = [
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
export type TwinUse = (typeof twinUses)[number];

/**
 * Why two people can't be merged: one of them is in an assessment at work, both stand in one, or the one who would stay
 * would lead too many (rule 195).
 */
export const twinRefusals = ['atWork', 'together', 'leadsTooMany'] as const;
export type TwinRefusal = (typeof twinRefusals)[number];

export const twin = z.object({
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
  useList: z.array(z.object({ use: z.enum(twinUses), count: z.number() })),
});
export type Twin = z.infer<typeof twin>;

export const twinPair = z.object({
  one: twin,
  other: twin,
  refusal: z.nullable(z.enum(twinRefusals)),
});
export type TwinPair = z.infer<typeof twinPair>;

/** So many pairs are answered at once. The rest follows once these are settled. */
export const mostTwins = 50;

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** The three calls about the twins of a directory. */
const callsOf = (kind: TwinKind) => ({
  list: endpoint({
    name: `get${capital(kind)}Twins`,
    summary: `Pairs of entries that look like one ${kind}, at most ${mostTwins}, and how many there are`,
    method: 'GET',
    path: `/${kind}/twin`,
    access: directoryPermission(kind, 'update'),
    reply: listOf(twinPair),
  }),
  merge: endpoint({
    name: `merge${capital(kind)}Twins`,
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
    name: `keep${capital(kind)}TwinsApart`,
    summary: 'Says that the two are not the same: the pair is not shown again',
    method: 'POST',
    path: `/${kind}/twin/apart`,
    access: directoryPermission(kind, 'update'),
    body: z.strictObject({ oneId: id, otherId: id }),
    reply: nothing,
    errors: ['notFound'],
  }),
});
export type TwinCalls = ReturnType<typeof callsOf>;

export const twinCalls = /* @__PURE__ */ Object.fromEntries(
  twinKinds.map((kind) => [kind, callsOf(kind)]),
) as Record<TwinKind, TwinCalls>;
