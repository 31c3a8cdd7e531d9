import { z } from 'zod/mini';
import { cyclePolicy, cycleVerbs } from '#core/cycle/contract/policy/cycle.ts';
import { askAgainWeeks, mostCompetences } from '#core/questionary/contract/questionary.ts';
import {
  type CycleStage,
  type CycleStatus,
  competenceSources,
  cycleApprovers,
  cycleChoosers,
  cycleStages,
  cycleStatuses,
  hasChoosing,
  mostOfRole,
  shareWays,
} from '#core/questionary/contract/rules/cycle.ts';
import { endpoint } from '#platform/contract/call/endpoint.ts';
import { listOf, nothing, one } from '#platform/contract/call/envelope.ts';
import {
  archivableEntry,
  date,
  id,
  optionalLongText,
  text,
  version,
} from '#platform/contract/call/fields.ts';
import { filterList, paging, search, several, sort } from '#platform/contract/call/query.ts';
import { methods, smallGroupsKinds } from '#platform/contract/rules/methods.ts';
import { perRater } from '#platform/contract/rules/per-rater.ts';

const howMany = z.int().check(z.minimum(0), z.maximum(mostOfRole));
const range = z
  .strictObject({ min: howMany, max: howMany })
  .check(z.refine(({ min, max }) => min <= max, { path: ['max'], error: 'cycle.wrong.limits' }));
const limits = z.strictObject({ colleague: range, customer: range, subordinate: range });

/** The settings of a cycle. They go for all its people; there are no dates per person but an extension. */
export const cycleFields = {
  name: text(120),
  method: z._default(z.enum(methods), '360'),
  isAnonymous: z._default(z.boolean(), true),
  /** Left out: the company's own way for a new one; a saved one keeps its own (rule 90). */
  smallGroups: z.optional(z.enum(smallGroupsKinds)),
  /** Who puts down the raters. Only HR where the method is not 360: then there is nothing to choose. */
  chosenBy: z._default(z.enum(cycleChoosers), 'subject'),
  /** Who says yes to a list. Not the leader where the leader chooses. */
  approvedBy: z._default(z.enum(cycleApprovers), 'leader'),
  /** How many of a role one may name. Left out: by the company's threshold; a saved one keeps its own. */
  limits: z.optional(limits),
  /** Left out: the company's own for a new one; a saved one keeps its own. */
  perRater: z.optional(perRater),
  competenceSource: z._default(z.enum(competenceSources), 'position'),
  /** One list for all, in the order of the questions. Only where the source is `list`. */
  competenceList: z._default(
    z.array(z.strictObject({ id })).check(z.maxLength(mostCompetences)),
    [],
  ),
  /**
   * The last day of choosing. At the hour of letters on the next day what was not sent goes to the approver.
   * Needed while others than HR choose or approve; else it is dropped.
   */
  chooseUntil: z.optional(z.nullable(date)),
  /** On this day, at midnight in the company, whatever is ready goes to work. */
  dateStart: date,
  dateEnd: date,
  /** When reports open to whom they are about. */
  release: z._default(z.enum(shareWays), 'talk'),
  /** On this day whatever is not held opens by itself. Left out: two weeks after the last day. */
  releaseOn: z.optional(z.nullable(date)),
  /** Whether raters may say that they can't assess. */
  mayDecline: z._default(z.boolean(), true),
  /** Left out: never for a new one; a saved one keeps its own. Never where the method is not 360. */
  askAgainWeeks: z.optional(askAgainWeeks),
  /** HR's own words in letters and on the pages of choosing: why, by whom, whom to ask. */
  message: z.optional(z.nullable(optionalLongText(1000))),
};
export type CycleField = keyof typeof cycleFields;
export const cycleFieldNames = /* @__PURE__ */ Object.keys(cycleFields) as CycleField[];

const told: Record<CycleStatus, readonly CycleField[]> = {
  created: cycleFieldNames,
  nominating: [
    'name',
    'message',
    'limits',
    'perRater',
    'approvedBy',
    'chooseUntil',
    'dateStart',
    'dateEnd',
    'release',
    'releaseOn',
  ],
  inwork: ['name', 'message', 'dateEnd', 'releaseOn'],
  done: [],
  archived: [],
};
/** The settings of what is asked. Nobody is told of them before they go to work. */
const questions: readonly CycleField[] = ['competenceSource', 'competenceList'];

/** The settings of a cycle by cards that stay open; all others are changed on each card. */
const ofCards: readonly CycleField[] = [
  'name',
  'message',
  'perRater',
  'dateEnd',
  'releaseOn',
  'mayDecline',
];

/**
 * Which settings may still change. Whoever was told something keeps it; days may move while they lie ahead. What is asked
 * may change until the first person has gone to work. Of a cycle by cards whether raters may decline goes
 * for its cards that are still drafts; how reports open, and whether raters are asked again, may change until the first
 * has gone to work.
 */
export function openFields(
  { status, byCards }: { status: CycleStatus; byCards: boolean },
  hasLaunched: boolean,
): readonly CycleField[] {
  if (byCards && status === 'created') return [...ofCards, 'release', 'askAgainWeeks'];
  if (byCards) return status === 'inwork' ? ofCards : [];
  return (status === 'nominating' || status === 'inwork') && !hasLaunched
    ? [...told[status], ...questions]
    : told[status];
}

type Given = z.output<z.ZodMiniObject<typeof cycleFields>>;
const says = (path: CycleField, error: string, isRight: (form: Given) => boolean) =>
  z.refine<Given>(isRight, { path: [path], error });

const order = [
  says(
    'chosenBy',
    'cycle.wrong.chosenBy',
    (form) => form.method === '360' || form.chosenBy === 'hr',
  ),
  says(
    'approvedBy',
    'cycle.wrong.approvedBy',
    (form) => form.chosenBy !== 'leader' || form.approvedBy !== 'leader',
  ),
  says(
    'competenceList',
    'validation.required',
    (form) => form.competenceSource === 'position' || form.competenceList.length > 0,
  ),
  says('chooseUntil', 'validation.required', (form) => !hasChoosing(form) || !!form.chooseUntil),
  says(
    'dateStart',
    'cycle.wrong.dateStart',
    (form) => !hasChoosing(form) || !form.chooseUntil || form.chooseUntil < form.dateStart,
  ),
  says('dateEnd', 'validation.dateEndBeforeStart', (form) => form.dateStart <= form.dateEnd),
  says(
    'releaseOn',
    'cycle.wrong.releaseOn',
    (form) => form.release === 'atOnce' || !form.releaseOn || form.dateEnd <= form.releaseOn,
  ),
] as const;

export const cycleForm = z.strictObject(cycleFields).check(...order);
export type CycleForm = z.output<typeof cycleForm>;

const counts = { passedCount: z.number(), totalCount: z.number() };

/** How many people stand at each stage. */
export const stageCounts = z.object(
  Object.fromEntries(cycleStages.map((stage) => [stage, z.number()])) as Record<
    CycleStage,
    z.ZodMiniNumber
  >,
);

/** What the list and one cycle share. */
const shown = {
  id: z.string(),
  /** Counted per company, apart from the numbers of questionaries. */
  number: z.number(),
  version: z.number(),
  name: z.string(),
  status: z.enum(cycleStatuses),
  /** HR has named the raters: each of its people has a questionary, a card of the journal, from the start. */
  byCards: z.boolean(),
  method: z.enum(methods),
  chosenBy: z.enum(cycleChoosers),
  chooseUntil: z.nullable(z.string()),
  dateStart: z.string(),
  dateEnd: z.string(),
  /** How many people it has, without those who are left out. */
  subjectCount: z.number(),
  stageCounts,
  /** Assignments of its questionaries but for those about the reader: how many are answered, and how many there are. */
  answered: z.object(counts),
  /** When reports open to whom they are about. */
  release: z.enum(shareWays),
  /** Lists that have been sent and wait for HR, as nobody else may approve them. */
  toApproveCount: z.number(),
  /** With whom, other than HR, sent lists wait, and how many: at most three people, the most lists first. */
  approverList: z.array(
    z.object({ id: z.string(), firstName: z.string(), lastName: z.string(), count: z.number() }),
  ),
  /** What the caller may do with it, as it is now. */
  can: z.array(z.enum(cycleVerbs)),
};
export const listedCycle = z.object(shown);
export type ListedCycle = z.infer<typeof listedCycle>;

export const cycleDetail = z.object({
  ...shown,
  isAnonymous: z.boolean(),
  smallGroups: z.enum(smallGroupsKinds),
  approvedBy: z.enum(cycleApprovers),
  limits,
  perRater,
  competenceSource: z.enum(competenceSources),
  competenceList: z.array(archivableEntry),
  releaseOn: z.nullable(z.string()),
  mayDecline: z.boolean(),
  askAgainWeeks: z.nullable(z.number()),
  /**
   * What came of asking again, of all its people together: how many were told something, and of how many behaviours which
   * word (rule 231). Null until then, and where they are too few.
   */
  askedAgain: z.nullable(
    z.object({ people: z.number(), more: z.number(), same: z.number(), less: z.number() }),
  ),
  message: z.nullable(z.string()),
  /** Which settings may still change. */
  openFieldList: z.array(z.enum(cycleFieldNames)),
  /** ISO 8601. */
  createdAt: z.string(),
  /** People who still have to answer something in it today, each counted once. */
  awaitedCount: z.number(),
  /** How many of them would get a reminder now. */
  remindableCount: z.number(),
  /** How many people's lists wait for HR, now or once they are sent: nobody else may approve them. */
  hrApprovesCount: z.number(),
  /**
   * While ready people go to work in the background: how many have gone, of how many. Null otherwise. The event
   * `notification` with the type `cycle` comes as they go.
   */
  launching: z.nullable(z.object({ launchedCount: z.number(), totalCount: z.number() })),
  /** Its days in order, those that it has. */
  timeline: z.array(
    z.object({
      name: z.enum(['chooseUntil', 'dateStart', 'dateEnd', 'releaseOn']),
      date: z.string(),
    }),
  ),
});
export type CycleDetail = z.infer<typeof cycleDetail>;

export const getCycleList = endpoint({
  name: 'getCycleList',
  summary: 'Cycles of assessment, newest first',
  method: 'GET',
  path: '/cycle/list',
  access: 'cycle_cycle_list',
  query: z.strictObject({
    /** Part of the name, or the number. */
    q: search,
    filterList: filterList({ status: several(z.enum(cycleStatuses)) }),
    sort: sort(['number', 'name', 'dateStart']),
    ...paging,
  }),
  reply: listOf(listedCycle),
});

export const getCycle = endpoint({
  name: 'getCycle',
  summary: 'One cycle with its settings and how far its people are',
  method: 'GET',
  path: '/cycle/{id}',
  access: 'cycle_cycle_list',
  reply: one(cycleDetail),
});

/** What a new cycle begins with in the caller's company. */
export const getCycleStart = endpoint({
  name: 'getCycleStart',
  summary: 'What the form of a new cycle begins with in the caller’s company',
  method: 'GET',
  path: '/cycle/start',
  access: 'cycle_cycle_create',
  reply: one(
    z.object({
      anonymityThreshold: z.number(),
      smallGroups: z.enum(smallGroupsKinds),
      limits,
      perRater,
      /** A week to choose, work from the next working day, two weeks to answer, two more until reports open. */
      chooseUntil: z.string(),
      dateStart: z.string(),
      dateEnd: z.string(),
      releaseOn: z.string(),
    }),
  ),
});

export const createCycle = endpoint({
  name: 'createCycle',
  summary: 'Creates a cycle without people',
  method: 'POST',
  path: '/cycle/create',
  access: 'cycle_cycle_create',
  body: cycleForm,
  reply: one(cycleDetail),
});

export const updateCycle = endpoint({
  name: 'updateCycle',
  summary:
    'Saves a cycle. While people choose: name, message, limits, load, approval and dates; in work: name, message, last day and day of opening, which go for those at work too; questions until the first person has gone to work. By cards: name, message, load, last day and opening, and for its drafts whether raters may decline',
  method: 'PUT',
  path: '/cycle/update',
  access: cyclePolicy.update.needs,
  body: z.strictObject({ id, version, ...cycleFields }).check(...order),
  reply: one(cycleDetail),
  errors: ['notFound', 'conflict', 'staleVersion'],
});

export const updateCycleStatus = endpoint({
  name: 'updateCycleStatus',
  summary:
    'Lets choosing begin, sends whoever is ready to work in the background, or archives a cycle with its finished questionaries',
  method: 'PATCH',
  path: '/cycle/statusUpdate',
  access: cyclePolicy.archive.needs,
  body: z.strictObject({ id, version, status: z.enum(['nominating', 'inwork', 'archived']) }),
  reply: one(cycleDetail),
  errors: ['notFound', 'conflict', 'staleVersion'],
});

export const tryLaunchAgain = endpoint({
  name: 'tryLaunchAgain',
  summary:
    'Tries right away to send those to work for whom it failed; the clock does the same every few minutes',
  method: 'POST',
  path: '/cycle/{id}/tryAgain',
  access: cyclePolicy.tryAgain.needs,
  reply: one(cycleDetail),
  errors: ['conflict'],
});

export const duplicateCycle = endpoint({
  name: 'duplicateCycle',
  summary:
    'The next cycle from this one: settings and the people who still work here, no lists of raters, dates from today',
  method: 'POST',
  path: '/cycle/duplicate',
  access: cyclePolicy.duplicate.needs,
  body: z.strictObject({ id }),
  reply: one(cycleDetail),
  errors: ['notFound'],
});

export const deleteCycle = endpoint({
  name: 'deleteCycle',
  summary: 'Deletes a cycle that has not begun, with the drafts of its people',
  method: 'DELETE',
  path: '/cycle/{id}',
  access: cyclePolicy.delete.needs,
  reply: nothing,
  errors: ['conflict'],
});
