import { z } from 'zod/mini';
import {
  type CycleSubjectVerb,
  cyclePolicy,
  cycleSubjectVerbs,
} from '#core/cycle/contract/policy/cycle.ts';
import { ids, wantsAnybody, wholePlaces } from '#core/cycle/contract/rules/whole-places.ts';
import { person } from '#core/questionary/contract/questionary.ts';
import { chosenTypes, cycleStages } from '#core/questionary/contract/rules/cycle.ts';
import { longestHoldNote } from '#core/report/contract/rules/sharing.ts';
import { endpoint, manyItems } from '#platform/contract/call/endpoint.ts';
import { one } from '#platform/contract/call/envelope.ts';
import { date, entry, id, text } from '#platform/contract/call/fields.ts';
import { filterList, flag, paging, search, several, sort } from '#platform/contract/call/query.ts';
import { stageCounts } from './cycle.ts';

export const addSubjects = endpoint({
  name: 'addSubjects',
  summary:
    'Adds people to a cycle: these, those of whole positions or subdivisions, or everybody who works here. To a cycle by cards each comes with a questionary, a draft, with raters from the structure',
  method: 'POST',
  path: '/cycle/{id}/subject',
  access: cyclePolicy.addSubjects.needs,
  body: z
    .strictObject({ employeeIdList: ids, ...wholePlaces })
    .check(z.refine(wantsAnybody, { path: ['employeeIdList'], error: 'validation.required' })),
  largestBody: manyItems,
  reply: one(
    z.object({
      /** How many were added, including those who had been left out before and are back. */
      addedCount: z.number(),
      alreadyCount: z.number(),
      /** Those of the people named one by one who no longer work here. */
      leftOutList: z.array(
        z.object({ id: z.string(), name: z.string(), reason: z.enum(['fired']) }),
      ),
    }),
  ),
  errors: ['conflict'],
});

/** What the board narrows its people by. Within a filter any of the values, all filters together. */
export const boardFilters = {
  stage: several(z.enum(cycleStages)),
  subdivision: several(id),
  position: several(id),
  /** Who approves the list; `hr` for lists that only HR may approve. */
  approver: several(z.union([z.literal('hr'), id])),
  /** true: only those whom the last try to go to work failed for. */
  problem: flag,
  /** true: only those at work for whom a rater has dropped out and too few are left. */
  replace: flag,
  /** Only these people: the page of the board asks so for the one who is open. */
  employee: several(id),
  /** Only people on whose lists one of these stands and who are not at work yet. */
  rater: several(id),
};

export const boardRow = z.object({
  employee: z.object({
    ...person,
    photoUrl: z.nullable(z.string()),
    position: entry,
    subdivision: entry,
  }),
  stage: z.enum(cycleStages),
  /** Choosing was over before the list was sent. */
  isLate: z.boolean(),
  /** HR keeps the report back. */
  isHeld: z.boolean(),
  /** Who says yes to the list, or would; null where that is HR, or nobody needs to. */
  approver: z.nullable(z.object(person)),
  /** How many raters of each role: of the list, or of the questionary once there is one. */
  counts: z.object({
    supervisor: z.number(),
    colleague: z.number(),
    customer: z.number(),
    subordinate: z.number(),
  }),
  /** Roles below the minimum of the cycle, or no supervisor. Until they go to work. */
  tooFewRoles: z.array(z.enum(chosenTypes)),
  /** Roles above the maximum. Until they go to work. */
  tooManyRoles: z.array(z.enum(chosenTypes)),
  /** How many have answered. Null before work, and about the caller themself. */
  answered: z.nullable(z.object({ passedCount: z.number(), totalCount: z.number() })),
  /** How many said that they can't assess. Null before work, and about the caller themself. */
  declinedCount: z.nullable(z.number()),
  /**
   * Why the last try to go to work failed; for somebody at work, what was left out on the way. In the
   * caller's language.
   */
  problemList: z.array(z.string()),
  /** One of these problems is that their position has no competencies. */
  isPositionBare: z.boolean(),
  /** Why the list came back. */
  note: z.nullable(z.string()),
  questionaryId: z.nullable(z.string()),
  version: z.number(),
  /** What the caller may do with this one, as it is now. */
  can: z.array(z.enum(cycleSubjectVerbs)),
});
export type BoardRow = z.infer<typeof boardRow>;

/** The most rows of a page. */
export const mostOnBoard = 100;

export const getSubjects = endpoint({
  name: 'getSubjects',
  summary: 'The board of a cycle: its people with their stages',
  method: 'GET',
  path: '/cycle/{id}/subject',
  access: 'cycle_cycle_list',
  query: z.strictObject({
    q: search,
    filterList: filterList(boardFilters),
    sort: sort(['name', 'stage', 'answered']),
    ...paging,
  }),
  reply: z.object({
    data: z.array(boardRow),
    count: z.number(),
    /** How many people are at each stage, by the search and all filters but that of stages. */
    stageCounts,
  }),
});

/** Up to so many people all outcomes are answered; with more of them only refusals are. */
export const mostOutcomes = 500;

type Field = 'dateEnd' | 'approverId' | 'note';
/** The action needs the field. */
const needs = (action: CycleSubjectVerb, field: Field) =>
  z.refine<{ action: CycleSubjectVerb } & { [key in Field]?: unknown }>(
    (form) => form.action !== action || form[field] !== undefined,
    { path: [field], error: 'validation.required' },
  );

const outcome = z.object({
  employeeId: z.string(),
  /** Last and first name. */
  name: z.string(),
  /** Why they stay as they were, in the caller's language; null when it is done. */
  error: z.nullable(z.string()),
});
export type SubjectOutcome = z.infer<typeof outcome>;

export const manySubjects = endpoint({
  name: 'manySubjects',
  summary:
    'Does one thing with many people of a cycle, each for themself; with dryRun only says what would happen',
  method: 'POST',
  path: '/cycle/{id}/many',
  /** The action's own permission is needed, too. */
  access: 'cycle_cycle_list',
  query: z.strictObject({ dryRun: flag }),
  body: z
    .strictObject({
      /** Each is a verb of the policy. */
      action: z.enum(cycleSubjectVerbs),
      /** Left out: all whom the board finds by `q` and `filterList`. */
      employeeIdList: ids,
      q: search,
      filterList: z.optional(
        z.strictObject({
          stage: z.optional(z.array(z.enum(cycleStages))),
          subdivision: z.optional(z.array(id)),
          position: z.optional(z.array(id)),
          approver: z.optional(z.array(z.union([z.literal('hr'), id]))),
          problem: z.optional(z.boolean()),
          replace: z.optional(z.boolean()),
          rater: z.optional(z.array(id)),
        }),
      ),
      /** For setApprover: who approves. Null: the first leader again. */
      approverId: z.optional(z.nullable(id)),
      /** For extend: the new last day, later than the present one. */
      dateEnd: z.optional(date),
      /** For hold: the reason, which HR reads. */
      note: z.optional(text(longestHoldNote)),
    })
    .check(needs('extend', 'dateEnd'), needs('setApprover', 'approverId'), needs('hold', 'note')),
  largestBody: manyItems,
  reply: z.object({
    /** By name. */
    data: z.array(outcome),
    /** For how many people it is done, or would be. For a reminder: how many letters there are, or would be. */
    doneCount: z.number(),
    /** For how many people it is not done. */
    refusedCount: z.number(),
  }),
  errors: ['conflict'],
});
