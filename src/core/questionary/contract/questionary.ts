import { z } from 'zod/mini';
import { questionaryVerbs } from '#core/questionary/contract/policy/questionary.ts';
import { endpoint, type Schema } from '#platform/contract/call/endpoint.ts';
import { listOf, one } from '#platform/contract/call/envelope.ts';
import { archivableEntry, date, entry, id } from '#platform/contract/call/fields.ts';
import {
  blank,
  filterList,
  flag,
  orderBy,
  paging,
  search,
  several,
} from '#platform/contract/call/query.ts';
import {
  assignmentStatuses,
  methodRoles,
  methods,
  questionaryStatuses,
  questionaryTypes,
  repeatTypes,
  reviewerRoles,
  smallGroupsKinds,
} from '#platform/contract/rules/methods.ts';
import { groupPreview } from './questionary-groups.ts';
import { fewestWeeks, mostWeeks } from './rules/ask-again.ts';
import { declineReasons } from './rules/cycle.ts';
import { load } from './rules/load.ts';

export const mostSubjects = 500;
export const mostParticipants = 1000;
export const mostCompetences = 100;
/** The most participants × subjects. Both lists at their longest would make half a million. */
export const mostAssignments = 20_000;

/** A search that finds more than this answers this and one as its count. */
export const mostCounted = 1000;

/** The filters by which the specification finds questionaries. */
const specified = {
  dateFrom: z.optional(date),
  dateTo: z.optional(date),
  method: several(z.enum(methods)),
  type: several(z.enum(questionaryTypes)),
};

export const reference = z.strictObject({ id });

export const period = z.refine<{ dateStart: string; dateEnd: string }>(
  (form) => form.dateStart <= form.dateEnd,
  { path: ['dateEnd'], error: 'validation.dateEndBeforeStart' },
);

/** So many weeks after its reports are open its raters are asked whether anything has changed. Null: never (rule 229). */
export const askAgainWeeks = z.nullable(
  z.int().check(z.minimum(fewestWeeks), z.maximum(mostWeeks)),
);

/** The form of a questionary. */
export const formFields = {
  method: z._default(z.enum(methods), '90'),
  type: z._default(z.enum(questionaryTypes), 'position'),
  positionId: z.optional(z.nullable(id)),
  subdivisionId: z.optional(z.nullable(id)),
  dateStart: date,
  dateEnd: date,
  periodType: z.optional(z.nullable(z.union([z.enum(repeatTypes), blank]))),
  /** Left out: never for a new one; a saved one keeps its own, and one of a cycle the cycle's. */
  askAgainWeeks: z.optional(askAgainWeeks),
  isAnonymous: z._default(z.boolean(), true),
  /** Left out: the company's own way for a new one; a saved one keeps its own (rule 90). */
  smallGroups: z.optional(z.enum(smallGroupsKinds)),
  employeeList: z._default(z.array(reference).check(z.maxLength(mostSubjects)), []),
  competenceList: z._default(z.array(reference).check(z.maxLength(mostCompetences)), []),
  participantList: z._default(
    z
      .array(z.strictObject({ id, type: z.enum(reviewerRoles) }))
      .check(z.maxLength(mostParticipants)),
    [],
  ),
};
export const questionaryForm = z.strictObject(formFields).check(period);
export type QuestionaryForm = z.output<typeof questionaryForm>;

export type FormField = keyof QuestionaryForm;
/** In the form's order. */
export const formFieldNames = Object.keys(formFields) as FormField[];
/** The fields in the questionary's own row. The lists have tables of their own. */
export type OwnField = Exclude<FormField, 'employeeList' | 'competenceList' | 'participantList'>;

/** Only these roles may be picked in a method. The form drops the others on save. */
export const pickedRoles = (method: QuestionaryForm['method']) => methodRoles[method].picked;

const progress = {
  /** Percent, rounded; 0 when nobody is asked. Without the answers about the caller (rule 129a). */
  progress: z.number(),
  passedCount: z.number(),
  totalCount: z.number(),
};
/** The progress of one subject or role: no_progress until somebody begins. */
const partProgress = { ...progress, status: z.enum(assignmentStatuses) };
const byRole = z.array(z.object({ type: z.enum(reviewerRoles), ...partProgress }));
/** What lists show of a person. */
export const person = {
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  middleName: z.nullable(z.string()),
};

/** The same of an employee who is in no questionary yet. */
export const namedPerson = {
  ...person,
  email: z.string(),
  position: z.string(),
  subdivision: z.string(),
};

/** The form's fields as saved, with nothing left out. */
const ownFields = {
  method: z.enum(methods),
  type: z.enum(questionaryTypes),
  positionId: z.nullable(z.string()),
  subdivisionId: z.nullable(z.string()),
  dateStart: z.string(),
  dateEnd: z.string(),
  periodType: z.nullable(z.enum(repeatTypes)),
  askAgainWeeks: z.nullable(z.number()),
  isAnonymous: z.boolean(),
  smallGroups: z.enum(smallGroupsKinds),
} satisfies Record<OwnField, Schema>;

const questionaryFields = {
  id: z.string(),
  version: z.number(),
  number: z.number(),
  /** The position's, the subdivision's or the person's name (rule 13). */
  subject: z.string(),
  status: z.enum(questionaryStatuses),
  ...ownFields,
  position: z.nullable(entry),
  subdivision: z.nullable(entry),
  /** The cycle that it was made for. */
  cycle: z.nullable(entry),
  /** ISO 8601. */
  createdAt: z.string(),
  ...progress,
  /** What the caller may do with it, as it is now. */
  can: z.array(z.enum(questionaryVerbs)),
};

export const listedQuestionary = z.object({
  ...questionaryFields,
  subjectCount: z.number(),
  /** The department of the one person it is about; null for the other types. */
  subjectSubdivision: z.nullable(z.string()),
});
export type ListedQuestionary = z.infer<typeof listedQuestionary>;

/** Something that going to work would mean, shown before it is confirmed (rule 26). */
const notice = z.object({ path: z.string(), message: z.string() });

export const questionaryDetail = z.object({
  ...questionaryFields,
  anonymityThreshold: z.number(),
  /** The day on which raters are asked whether anything has changed. Null where they aren't, and once it is archived. */
  askAgainOn: z.nullable(z.string()),
  /** About how many people answers can't be read or given, as their key is lost (decision 107). */
  lostKeyCount: z.number(),
  /** When anybody of it was last reminded, ISO 8601. */
  remindedAt: z.nullable(z.string()),
  /**
   * To how many people a reminder would go now. 0 where it has reminded today, and where everybody who is
   * awaited has had a letter today or is about to. Null to those who are assessed in it, unless it has reminded
   * today: how many are awaited is not theirs to know (rule 129).
   */
  remindableCount: z.nullable(z.number()),
  /**
   * The caller is assessed in it: `progressList` and `declineList` of participants are empty, nobody is shown as
   * awaited, and no count has the answers about the caller (rule 129a).
   */
  isOwn: z.boolean(),
  progressList: z.array(z.object({ employeeId: z.string(), ...partProgress })),
  employeeList: z.array(
    z.object({
      ...person,
      email: z.string(),
      position: z.nullable(entry),
      subdivision: z.nullable(entry),
      inCompany: z.nullable(z.string()),
      inPosition: z.nullable(z.string()),
      workExpirience: z.nullable(z.number()),
      progressList: byRole,
    }),
  ),
  competenceList: z.array(archivableEntry),
  participantList: z.array(
    z.object({
      ...person,
      email: z.string(),
      type: z.enum(reviewerRoles),
      position: z.nullable(entry),
      subdivision: z.nullable(entry),
      /** Summed over all the subjects. One item per subject would make as many as there are assignments. */
      progressList: byRole,
      /**
       * Why the invitation has not reached somebody who still has to answer. `delayed`: it was due a
       * quarter of an hour ago and has not gone out. Null when no problem is known.
       */
      undelivered: z.nullable(
        z.object({ reason: z.enum(['refused', 'retrying', 'delayed']), email: z.string() }),
      ),
      /** Something is still to be answered that they have neither declined nor been excused from. */
      isAwaited: z.boolean(),
      /** Whom they don't assess, why, and their line to HR (rule 129). It is gone once the final report is made. */
      declineList: z.array(
        z.object({
          /** The person assessed. */
          employeeId: z.string(),
          reason: z.enum(declineReasons),
          note: z.nullable(z.string()),
        }),
      ),
    }),
  ),
  /** What still prevents going to work; empty when nothing does. Filled while created. */
  workErrorList: z.array(notice),
  /**
   * What may be done where nothing but raters who can't be asked now prevents it (rule 26c): begin on the day
   * when all can, or leave them out. Null where something else does, or nothing.
   */
  held: z.nullable(
    z.object({
      beginOn: z.nullable(z.string()),
      mayLeaveOut: z.boolean(),
      /** How many people would be asked about nobody if they are left out. */
      droppedCount: z.number(),
    }),
  ),
  /** What to know before it goes to work, e.g. roles that cannot reach the threshold. */
  workWarningList: z.array(notice),
  /** What becomes of the anonymous roles. Filled while created; the most subjects first. */
  groupPreviewList: z.array(groupPreview),
  /** How much going to work would ask of people. Null once it is in work. */
  load: z.nullable(load),
});
export type QuestionaryDetail = z.infer<typeof questionaryDetail>;

export const getQuestionaryStructure = endpoint({
  name: 'getQuestionaryStructure',
  summary: 'Words of the field in the caller’s language, and what a new questionary begins with',
  method: 'GET',
  path: '/questionary/structure',
  access: 'session',
  reply: one(
    z.object({
      participantTypeCollection: z.array(entry),
      questionaryMethodCollection: z.array(entry),
      questionaryStatusCollection: z.array(entry),
      questionaryTypeCollection: z.array(entry),
      questionaryPeriodTypeCollection: z.array(entry),
      subdivisionCollection: z.array(entry),
      /** What a new questionary begins with in the caller's company (rules 25 and 90). */
      newQuestionary: z.object({
        anonymityThreshold: z.number(),
        smallGroups: z.enum(smallGroupsKinds),
      }),
    }),
  ),
});

export const getQuestionaryList = endpoint({
  name: 'getQuestionaryList',
  summary: 'Questionaries, newest first',
  method: 'GET',
  path: '/questionary/list',
  access: 'questionary_questionary_list',
  query: z.strictObject({
    /** true: created, in work and done; false: archived (rule 42). */
    active: flag,
    q: search,
    orderBy,
    filterList: filterList({
      ...specified,
      status: several(z.enum(questionaryStatuses)),
      /** Questionaries of these cycles; `none`: of no cycle, `cards`: of cycles by cards, `chosen`: of the other cycles. */
      cycle: several(z.union([z.enum(['none', 'cards', 'chosen']), id])),
      /** Questionaries about this person. */
      employeeId: z.optional(id),
    }),
    /** The same filters by other readings of the specification. One that is in `filterList` too counts as it is there. */
    filter: filterList(specified),
    ...specified,
    ...paging,
  }),
  reply: listOf(listedQuestionary),
});

export const getQuestionary = endpoint({
  name: 'getQuestionary',
  summary: 'One questionary with its people, competencies and progress',
  method: 'GET',
  path: '/questionary/{id}',
  access: 'questionary_questionary_list',
  reply: one(questionaryDetail),
});
