import { z } from 'zod/mini';
import { questionaryPolicy } from '#core/questionary/contract/policy/questionary.ts';
import { person } from '#core/questionary/contract/questionary.ts';
import { endpoint } from '#platform/contract/call/endpoint.ts';
import { one } from '#platform/contract/call/envelope.ts';
import { entry, id } from '#platform/contract/call/fields.ts';
import { filterList, paging, search, several, sort } from '#platform/contract/call/query.ts';

/** Somebody whose answers are awaited now. It never says what they have answered, or when (rule 24). */
export const pendingPerson = z.object({
  ...person,
  photoUrl: z.nullable(z.string()),
  position: entry,
  subdivision: entry,
  /** How many assessments they still have to answer, over all questionaries. */
  openCount: z.number(),
  /** The nearest last day. */
  until: z.string(),
  /** A reminder would go now: they have had no letter today, and their invitation has gone out. */
  isRemindable: z.boolean(),
});
export type PendingPerson = z.infer<typeof pendingPerson>;

export const getPendingList = endpoint({
  name: 'getPendingList',
  summary: 'People with open assessments, over all questionaries in work',
  method: 'GET',
  path: '/questionary/awaited',
  access: 'questionary_questionary_list',
  query: z.strictObject({
    q: search,
    filterList: filterList({
      subdivision: several(id),
      /** Only what is asked in these cycles. */
      cycle: several(id),
      /** Only this person. */
      employeeId: z.optional(id),
    }),
    sort: sort(['lastName', 'openCount', 'until']),
    ...paging,
  }),
  reply: z.object({
    data: z.array(pendingPerson),
    count: z.number(),
    /** Somebody of all found can be reminded now, as far as one call reminds. */
    isAnyRemindable: z.boolean(),
  }),
});

/** The most people whom one call reminds. */
export const mostReminded = 500;

export const remindPending = endpoint({
  name: 'remindPending',
  summary: 'Reminds people of all that they are still asked to answer, at most once a day',
  method: 'POST',
  path: '/questionary/awaited/remind',
  access: questionaryPolicy.remind.needs,
  body: z.strictObject({
    employeeIdList: z.array(id).check(z.minLength(1), z.maxLength(mostReminded)),
  }),
  /** How many get a letter. The others got one today, have nothing open any more, or no invitation yet. */
  reply: one(z.object({ letterCount: z.number() })),
  errors: ['notFound', 'conflict'],
});
