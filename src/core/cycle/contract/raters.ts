import { z } from 'zod/mini';
import { listRelations, ratersPolicy, ratersVerbs } from '#core/cycle/contract/policy/raters.ts';
import { listRemarks } from '#core/cycle/contract/rules/rater-list.ts';
import { person } from '#core/questionary/contract/questionary.ts';
import {
  chosenTypes,
  mostCycleSubjects,
  mostOfRole,
  subjectStates,
} from '#core/questionary/contract/rules/cycle.ts';
import { endpoint, manyItems } from '#platform/contract/call/endpoint.ts';
import { listOf, one } from '#platform/contract/call/envelope.ts';
import { id, locale, optionalLongText, version } from '#platform/contract/call/fields.ts';
import { filterList, paging, search, several } from '#platform/contract/call/query.ts';
import { anonymousTypes, methods } from '#platform/contract/rules/methods.ts';

/** Lists of raters: who is to assess one person of a cycle, made and approved before work (rules 121–127). */

/** Who may call: with a session or by the personal link, as in answering. */
const raters = { invited: ratersPolicy.save.needs } as const;

/** The language of the letters of whoever comes by a link. Absent with a session, which has a language of its own. */
const spoken = { locale: z.optional(locale) };

/** Somebody who may assess. No e-mails: a link reads it too. */
const candidate = z.object({
  ...person,
  position: z.string(),
  subdivision: z.string(),
  /** On how many lists of the cycle they stand. Only for approvers and HR who have signed in. */
  load: z.optional(z.number()),
  /** Without this list they stand on as many lists as the cycle wants at the most. */
  isFull: z.optional(z.boolean()),
});
export type Candidate = z.infer<typeof candidate>;

/** The most a search finds. */
export const mostCandidates = 20;
/** How many letters the search wants at least from whoever comes by a link. */
export const fewestLetters = 2;

export const getCandidates = endpoint({
  name: 'getCandidates',
  summary:
    'Who may assess a person of a cycle, by a part of the name; by link from two letters on, sixty searches a minute',
  method: 'GET',
  path: '/cycle/{id}/candidate',
  access: raters,
  ofRaters: true,
  query: z.strictObject({
    subjectId: id,
    q: search,
    filterList: filterList({ subdivision: several(id), position: several(id) }),
  }),
  reply: one(z.array(candidate)),
  errors: ['tooMany'],
});

/** What becomes of a role in the report, if all of it answer. */
export const roleWords = ['alone', 'joined', 'notShown'] as const;
const roleNotes = z.array(
  z.object({
    type: z.enum(anonymousTypes),
    word: z.enum(roleWords),
    /** For `joined`: the roles that it is joined with. */
    withList: z.optional(z.array(z.enum(anonymousTypes))),
  }),
);
export type RoleNote = z.infer<typeof roleNotes>[number];

/** Most of the company is new in the directory, so nobody in it is marked as new. Only for approvers and HR. */
const isCompanyNew = z.boolean();

const range = z.object({ min: z.number(), max: z.number() });

export const raterList = z.object({
  cycle: z.object({ id: z.string(), name: z.string(), message: z.nullable(z.string()) }),
  subject: z.object({ ...person, position: z.string(), subdivision: z.string() }),
  method: z.enum(methods),
  relation: z.enum(listRelations),
  state: z.enum(subjectStates),
  /** Who says yes to it, by last and first name. Null where it is HR, or nobody. */
  approverName: z.nullable(z.string()),
  /** HR would approve the list, and it is about the only HR person: an admin approves it. */
  isForAdmin: z.boolean(),
  /** Nobody approves: what is sent is ready. */
  isApproved: z.boolean(),
  /** Why the list came back. */
  note: z.nullable(z.string()),
  /** The last day to choose; for whoever approves, the day before work. */
  until: z.string(),
  dateStart: z.string(),
  dateEnd: z.string(),
  /** The caller may name no more of a role than the limits say, and not fewer. */
  isBound: z.boolean(),
  limits: z.object({ colleague: range, customer: range, subordinate: range }),
  /** How many answers each of the three roles needs to be shown. Null: everybody's are shown as theirs. */
  threshold: z.nullable(z.number()),
  /** By role and name. */
  raterList: z.array(
    z.object({
      ...candidate.shape,
      type: z.enum(chosenTypes),
      /** Has left the company since. */
      isGone: z.boolean(),
      /** In the directory for less than 30 days. Only for approvers and HR. */
      isNew: z.boolean(),
    }),
  ),
  isCompanyNew,
  /** People whom the structure suggests for each role and who are not on the list. */
  suggestions: z.object({
    supervisor: z.array(candidate),
    colleague: z.array(candidate),
    subordinate: z.array(candidate),
  }),
  /** How many people the person leads: where they are fewer than the minimum, all of them are enough. */
  ledCount: z.number(),
  /** What becomes of the roles of the saved list. Only for approvers and HR. */
  roleNotes,
  /** What the caller may do with it, as it is now. */
  can: z.array(z.enum(ratersVerbs)),
  version: z.number(),
});
export type RaterList = z.infer<typeof raterList>;

export const getRaters = endpoint({
  name: 'getRaters',
  summary: 'The list of raters of one person of a cycle, for whoever makes or approves it',
  method: 'GET',
  path: '/cycle/{id}/raters/{employeeId}',
  access: raters,
  ofRaters: true,
  reply: z.object({ ...one(raterList).shape, ...spoken }),
});

export const longestReturnNote = 500;

export const saveRaters = endpoint({
  name: 'saveRaters',
  summary:
    'Saves a list of raters, and sends, approves or returns it; once its person is at work only adds to it',
  method: 'PUT',
  path: '/cycle/{id}/raters/{employeeId}',
  access: raters,
  ofRaters: true,
  body: z
    .strictObject({
      version,
      /** The whole list; for `add` only those who come to it. */
      raterList: z
        .array(z.strictObject({ id, type: z.enum(chosenTypes) }))
        .check(z.maxLength(chosenTypes.length * mostOfRole)),
      action: z.enum(ratersVerbs),
      /** For `return`: why the list goes back. */
      note: z.optional(optionalLongText(longestReturnNote)),
    })
    .check(
      z.refine((form) => form.action !== 'return' || !!form.note, {
        path: ['note'],
        error: 'validation.required',
      }),
    ),
  reply: one(raterList),
  errors: ['conflict', 'staleVersion'],
});

export const waitingList = z.object({
  cycle: z.object({ id: z.string(), name: z.string() }),
  subject: z.object({ ...person, position: z.string(), subdivision: z.string() }),
  /** `choose`: the caller makes the list. */
  kind: z.enum(['choose', 'approve']),
  /** By role and name. `isNew` only where the caller approves. */
  raterList: z.array(
    z.object({
      ...person,
      type: z.enum(chosenTypes),
      isGone: z.boolean(),
      isNew: z.boolean(),
    }),
  ),
  roleNotes,
  /** What to look at first. Empty: it can be approved as it stands. */
  remarkList: z.array(z.enum(listRemarks)),
  until: z.string(),
  version: z.number(),
});
export type WaitingList = z.infer<typeof waitingList>;

export const getApprovals = endpoint({
  name: 'getApprovals',
  summary: 'Lists of raters that wait for the caller, to be made or approved',
  method: 'GET',
  path: '/cycle/approval',
  access: raters,
  ofRaters: true,
  query: z.strictObject({ ...paging }),
  reply: z.object({ ...listOf(waitingList).shape, isCompanyNew, ...spoken }),
});

export const approveMany = endpoint({
  name: 'approveMany',
  summary: 'Approves lists of raters as they stand, each for itself',
  method: 'POST',
  path: '/cycle/approve',
  access: raters,
  ofRaters: true,
  body: z.strictObject({
    list: z
      .array(z.strictObject({ cycleId: id, employeeId: id, version }))
      .check(z.minLength(1), z.maxLength(mostCycleSubjects)),
  }),
  largestBody: manyItems,
  reply: z.object({
    data: z.array(
      z.object({
        cycleId: z.string(),
        employeeId: z.string(),
        /** Last and first name. */
        name: z.string(),
        /** Why it stays as it was, in the caller's language; null when it is approved. */
        error: z.nullable(z.string()),
      }),
    ),
    doneCount: z.number(),
  }),
  errors: ['notFound'],
});
