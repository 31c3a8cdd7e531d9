import { z } from 'zod/mini';
import type { QuestionaryVerb } from '#core/questionary/contract/policy/questionary.ts';
import { endpoint } from '#platform/contract/call/endpoint.ts';
import { date, id } from '#platform/contract/call/fields.ts';
import { flag } from '#platform/contract/call/query.ts';
import { roleOutcome } from './questionary-groups.ts';
import { load } from './rules/load.ts';

/** What can be done with many questionaries at once, each with the verb that it is for one of them. */
export const manyVerbs = {
  inwork: 'toWork',
  dateEnd: 'update',
  remind: 'remind',
  done: 'complete',
  archived: 'archive',
  delete: 'delete',
} as const satisfies Record<string, QuestionaryVerb>;
export type ManyAction = keyof typeof manyVerbs;
export const manyActions = /* @__PURE__ */ Object.keys(manyVerbs) as ManyAction[];

export const mostAtOnce = 500;

/** What became, or would become, of one questionary. */
const outcome = z.object({
  id: z.string(),
  /** Null when there is no such questionary. */
  number: z.nullable(z.number()),
  /** Why it stayed as it was, in the caller's language; null when it is done. */
  error: z.nullable(z.string()),
});
export type ManyOutcome = z.infer<typeof outcome>;

export const changeMany = endpoint({
  name: 'changeMany',
  summary:
    'Sends many questionaries to work, moves their end, reminds, completes, archives or deletes them, each for itself; with dryRun only says what would happen',
  method: 'POST',
  path: '/questionary/many',
  /** The action's own permission is needed as well. */
  access: 'questionary_questionary_list',
  query: z.strictObject({ dryRun: flag }),
  body: z
    .strictObject({
      action: z.enum(manyActions),
      idList: z.array(id).check(z.minLength(1), z.maxLength(mostAtOnce)),
      /** The new last day; for dateEnd only. */
      dateEnd: z.optional(date),
    })
    .check(
      z.refine(({ action, dateEnd }) => action !== 'dateEnd' || dateEnd !== undefined, {
        path: ['dateEnd'],
        error: 'validation.required',
      }),
    ),
  reply: z.object({
    /** In the order of the ids, each once. */
    data: z.array(outcome),
    /** In a dry run of inwork: how many people would be invited, each counted once. */
    inviteeCount: z.number(),
    /**
     * In a dry run of remind: how many letters there would be, one per person. Null otherwise, and where one of them is
     * about the caller.
     */
    letterCount: z.nullable(z.number()),
    /** In a dry run of inwork: when the first invitations go, ISO 8601, if all wait for their first days; else null. */
    invitedFrom: z.nullable(z.string()),
    /** In a dry run of inwork: what to know before it, for all of them together. */
    warningList: z.array(z.string()),
    /** In a dry run of inwork: what would become of the anonymous roles. */
    roleOutcomeList: z.array(roleOutcome),
    /** In a dry run of inwork: how much would be asked of people; `inList` has the questionaries' ids. Null otherwise. */
    load: z.nullable(load),
  }),
  errors: ['notFound'],
});
