import { z } from 'zod/mini';
import { endpoint, manyItems } from '#platform/contract/call/endpoint.ts';
import { listOf, nothing, one } from '#platform/contract/call/envelope.ts';
import { id, locale, localizedReply, optionalLongText } from '#platform/contract/call/fields.ts';
import {
  filterList,
  paging,
  search,
  sort,
  token,
  unixSeconds,
} from '#platform/contract/call/query.ts';
import { answerWords } from '#platform/contract/rules/answer-words.ts';
import {
  assignmentStatuses,
  methods,
  questionaryTypes,
  reviewerRoles,
} from '#platform/contract/rules/methods.ts';

export const longestAnswer = 5000;

/** One participant × one subject in one questionary: a row of the answering list. */
export const assignment = z.object({
  questionaryId: z.string(),
  /** The person assessed. */
  employeeId: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  middleName: z.nullable(z.string()),
  participantType: z.enum(reviewerRoles),
  method: z.enum(methods),
  type: z.enum(questionaryTypes),
  number: z.number(),
  status: z.enum(assignmentStatuses),
  /** Whether it is in work, and today is within its dates (rule 21). */
  isActive: z.boolean(),
  /** Whether it is in work, and its first day is still ahead in the company's time zone. */
  isAhead: z.boolean(),
  /**
   * Done or archived, so answers will never be accepted again. A last day that has passed may still
   * be moved.
   */
  isOver: z.boolean(),
  dateStart: z.string(),
  dateEnd: z.string(),
  /** The rater may say that they can't assess, today. Absent where they may not. */
  mayDecline: z.optional(z.boolean()),
  /** They have said so, or HR has excused them. Sending answers takes it back. */
  declined: z.optional(z.enum(['self', 'excused'])),
});
export type Assignment = z.infer<typeof assignment>;

/** A row of the page behind a personal link. */
export const linkAssignment = z.object({
  ...assignment.shape,
  /** The answers in this role are shown only together with those of others (rule 25). */
  isAnonymous: z.boolean(),
  /** How many questions of each kind: how long it takes follows from them (`minutesFor`). */
  ratingCount: z.number(),
  textCount: z.number(),
});
export type LinkAssignment = z.infer<typeof linkAssignment>;

export const answeringData = z.object({
  ...assignment.shape,
  /** The employee who is asked. A device stores unsent answers under this id. */
  participantId: z.string(),
  /** Their last and first name. */
  participantName: z.string(),
  employee: z.object({
    id: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    middleName: z.nullable(z.string()),
    position: z.nullable(z.string()),
    photoUrl: z.nullable(z.string()),
  }),
  /** Answers in this role are shown only in groups of at least `anonymityThreshold` (rule 25). */
  isAnonymous: z.boolean(),
  anonymityThreshold: z.number(),
  /**
   * Whether the person has yet to agree to what the company asks for (rule 115). Absent where it asks
   * for nothing.
   */
  isConsentAsked: z.optional(z.boolean()),
  /** So many weeks after the reports raters may be asked whether anything has changed (rule 229). Absent where not. */
  askAgainWeeks: z.optional(z.number()),
  /** Who else was invited in the same role, by last and first name (rule 26). */
  invitedInRole: z.array(
    z.object({
      name: z.string(),
      /** Since when they are in the directory, if that is less than 30 days (rule 26). */
      newSince: z.nullable(z.string()),
      /** When their name last changed, if that is less than 30 days ago (rule 26). */
      renamedAt: z.nullable(z.string()),
    }),
  ),
  /** The company's own words, as they were when it went to work. Absent where they are the product's. */
  answerWords: z.optional(answerWords),
  competenceQuestionList: z.array(
    z.object({
      competenceId: z.string(),
      questionList: z.array(z.object({ questionId: z.string(), questionText: localizedReply })),
    }),
  ),
  commonQuestionList: z.array(
    z.object({
      questionId: z.string(),
      text: localizedReply,
      type: z.enum(['text', 'rating']),
      isRequired: z.boolean(),
    }),
  ),
});
export type AnsweringData = z.infer<typeof answeringData>;

/** In `data` of a refusal: the answers asked for have already been given. */
export const answered = z.object({ isAnswered: z.literal(true) });
export type Answered = z.infer<typeof answered>;

/** In `data` of a refusal: the questionary is done or archived, so nothing is taken ever again. */
export const over = z.object({ isOver: z.literal(true) });
export type Over = z.infer<typeof over>;

/** In `data` of a refusal: answers are taken once the person has agreed (rule 115). */
export const consentAsked = z.object({ isConsentAsked: z.literal(true) });
export type ConsentAsked = z.infer<typeof consentAsked>;

/** Whose link opens nothing now, in `data` of the refusal. */
export const closedLink = z.object({
  participantId: z.string(),
  /** True when the last that was asked has been answered. Otherwise it is over, or not begun. */
  isAnswered: z.boolean(),
  /**
   * Questionaries that take no more answers from this person, newest first. The device may delete
   * what it stores for them. One whose last day has passed is not among them until it is closed.
   */
  closedIdList: z.array(z.string()),
});
export type ClosedLink = z.infer<typeof closedLink>;

const rating = z.int().check(z.minimum(0), z.maximum(5));

export const answerPayload = z.strictObject({
  questionaryId: id,
  /** The employee who answers. Not needed with a session or an invitation. */
  employeeId: z.optional(z.nullable(id)),
  /**
   * A random id from the device, so that the same sheet sent twice is saved once and answered alike. Without one the second
   * time is answered 409 `isAnswered`.
   */
  sheetId: z.optional(z.uuidv4('validation.invalidId').check(z.toLowerCase())),
  answerList: z
    .array(
      z.strictObject({
        competenceId: id,
        /** The person assessed. */
        employeeId: id,
        questionList: z.array(z.strictObject({ id, answer: rating })).check(z.maxLength(500)),
      }),
    )
    .check(z.maxLength(100)),
  commonAnswerList: z
    .array(
      z.strictObject({
        employeeId: id,
        questionList: z
          .array(
            z.strictObject({
              id,
              answer: z.union([rating, optionalLongText(longestAnswer)]),
            }),
          )
          .check(z.maxLength(100)),
      }),
    )
    .check(z.maxLength(100)),
});
export type AnswerPayload = z.output<typeof answerPayload>;

const testing = { invited: 'questionary_questionaryemployeelist__invoke' } as const;

export const getAnsweringList = endpoint({
  name: 'getAnsweringList',
  summary: 'What the signed-in person is asked to answer',
  method: 'GET',
  path: '/questionaryEmployee',
  access: 'questionary_questionaryemployeelist__invoke',
  query: z.strictObject({
    filterList: filterList({ q: search, dateFrom: unixSeconds, dateTo: unixSeconds }),
    /** `due`: what can still be answered, by its last day, then all that can’t. */
    sort: sort(['due', 'dateStart', 'dateEnd', 'number', 'lastName', 'status']),
    ...paging,
  }),
  reply: listOf(assignment),
});

export const testingStart = endpoint({
  name: 'testingStart',
  summary: 'All that a personal link’s holder is asked; the testing data too when it is one',
  method: 'GET',
  path: '/questionary/start',
  access: 'public',
  ofRaters: true,
  query: z.strictObject({ token }),
  reply: one(
    z.object({
      locale,
      brand: z.string(),
      /** The first name of the person invited, as in the greeting of their letter. */
      participant: z.string(),
      participantId: z.string(),
      /** Their last and first name, so that nobody answers on somebody else's sheet. */
      participantName: z.string(),
      /**
       * What is asked now, and what is answered of it. The last day that is nearest comes first.
       */
      assignmentList: z.array(linkAssignment),
      closedIdList: closedLink.shape.closedIdList,
      testing: z.nullable(answeringData),
    }),
  ),
  errors: ['linkExpired', 'tooMany'],
});

export const testingBegin = endpoint({
  name: 'testingBegin',
  summary: 'Sets an assignment in work; again changes nothing',
  method: 'POST',
  path: '/questionary/start',
  access: testing,
  ofRaters: true,
  body: z.strictObject({ questionaryId: id, employeeId: id }),
  reply: 'empty',
  errors: ['notFound', 'conflict', 'linkExpired'],
});

export const testingStartEmployee = endpoint({
  name: 'testingStartEmployee',
  summary: 'The questions about one person',
  method: 'GET',
  path: '/competence',
  access: testing,
  ofRaters: true,
  query: z.strictObject({
    filterList: z.strictObject({ employeeId: id, questionaryId: id }),
  }),
  reply: one(answeringData),
  errors: ['notFound', 'linkExpired'],
});

export const sendResult = endpoint({
  name: 'sendResult',
  summary: 'Saves the answers about one person, whole, once',
  method: 'POST',
  path: '/questionary/result',
  access: testing,
  ofRaters: true,
  body: answerPayload,
  largestBody: manyItems,
  reply: nothing,
  errors: ['notFound', 'conflict', 'linkExpired'],
});
