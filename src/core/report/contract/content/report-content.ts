import { z } from 'zod/mini';
import { answerWords } from '#platform/contract/rules/answer-words.ts';
import {
  anonymousTypes,
  methods,
  reportTypes,
  reviewerRoles,
  smallGroupsKinds,
} from '#platform/contract/rules/methods.ts';
import { importedScales } from './imported-scale.ts';

/**
 * The content of a report (data-and-maths, "Report content"). Screen, files and comparison all use
 * this.
 */

const participantType = z.enum(reviewerRoles);
const mark = z.nullable(z.number());

/** The numbers are null in an anonymous questionary (data-and-maths, rule 9). */
export const agreement = z.object({
  word: z.enum(['agree', 'differ']),
  adm: z.nullable(z.number()),
  rwg: z.nullable(z.number()),
});

/**
 * A group of sheets behind one number. It has several types when small ones were merged (rule 25). A
 * group that tells nothing in a row has no entry there; `sheetCount` is the same in all its rows.
 */
export const groupMark = z.object({
  types: z.array(participantType),
  mark: z.number(),
  sheetCount: z.number(),
});

/** The marks of a single question. The others' is null where it is not told (data-and-maths, rule 12). */
export const questionMark = z.object({
  questionId: z.string(),
  questionText: z.string(),
  selfMark: mark,
  supervisorMark: mark,
  otherMark: mark,
});

export const behaviour = z.object({
  competenceId: z.string(),
  questionId: z.string(),
  questionText: z.string(),
  otherMark: mark,
});

/**
 * In reports made before assessments of one person waited for each other: whether colleagues, customers and
 * subordinates are not told in the row because a compared questionary asked the same.
 */
const isKeptBack = z.optional(z.boolean());

export const competenceMark = z.object({
  competenceId: z.string(),
  name: z.string(),
  description: z.nullable(z.string()),
  selfMark: mark,
  otherParticipantMark: mark,
  totalMark: mark,
  /** What the person's position asked for on the day of the report, 1–5 in tenths (rule 72). */
  targetMark: mark,
  participantList: z.array(groupMark),
  agreement: z.nullable(agreement),
  isKeptBack,
  /** In the questionary's order. Empty in an interim report, and in one brought in. */
  questionMarkList: z.array(questionMark),
});

export const zoneMark = z.object({
  competenceId: z.string(),
  name: z.string(),
  selfMark: mark,
  otherParticipantMark: mark,
});

export const commonAnswer = z.object({
  employeeType: z.nullable(participantType),
  types: z.array(participantType),
  /** The texts of one group, alphabetically. Absent for a rating question. */
  data: z.optional(z.array(z.string())),
  mark: z.optional(z.number()),
  sheetCount: z.optional(z.number()),
});

/** Where the numbers of a report come from that was not made here (rule 88). */
const broughtIn = z.object({
  /** What its file calls the assessment. */
  title: z.nullable(z.string()),
  /** The scale of the file. The report's marks are on ours. */
  scale: z.enum(importedScales),
  /** When it was brought in. ISO 8601. */
  at: z.string(),
});

/** Absent in reports made before they were kept: those keep the one order in which the name stands there. */
const nameParts = z.optional(
  z.object({ lastName: z.string(), firstName: z.string(), middleName: z.nullable(z.string()) }),
);

export const reportContent = z.object({
  questionaryId: z.string(),
  employeeId: z.string(),
  number: z.number(),
  /** The name of the person assessed: kept with the last name first, read in the reader's order. */
  subject: z.string(),
  subjectParts: nameParts,
  position: z.nullable(z.string()),
  subdivision: z.nullable(z.string()),
  method: z.enum(methods),
  type: z.enum(reportTypes),
  dateStart: z.string(),
  dateEnd: z.string(),
  /** ISO 8601. */
  createdAt: z.string(),
  kind: z.enum(['interim', 'final']),
  /** Absent where it was made here. */
  broughtIn: z.optional(broughtIn),
  isAnonymous: z.boolean(),
  anonymityThreshold: z.number(),
  /** What became of a role too small to stand alone. Null where nothing is anonymous. */
  smallGroups: z.nullable(z.enum(smallGroupsKinds)),
  passedParticipantCount: z.number(),
  notShownSheetCount: z.number(),
  /**
   * Roles kept back as another questionary about the same person has nearly the same raters. Empty but in
   * reports made before such questionaries waited for each other, and of those in work on that day.
   */
  comparableList: z.array(z.object({ number: z.number(), types: z.array(z.enum(anonymousTypes)) })),
  /** Assignments of each type, and of all. */
  participantTypeCount: z.object({
    supervisor: z.number(),
    colleague: z.number(),
    customer: z.number(),
    subordinate: z.number(),
    employee: z.number(),
    totalCount: z.number(),
  }),
  reportProgressList: z.array(z.object({ type: participantType, passedCount: z.number() })),
  participantProgressList: z.array(
    z.object({ type: participantType, name: z.string(), parts: nameParts }),
  ),
  competenceMarkList: z.array(competenceMark),
  strengthList: z.array(zoneMark),
  competenceMinMarkList: z.array(zoneMark),
  developmentZoneList: z.array(zoneMark),
  hiddenPossibilitiesList: z.array(zoneMark),
  blindZoneList: z.array(zoneMark),
  /** The three most and the three least seen behaviours. Empty in an interim report. */
  behaviourTopList: z.array(behaviour),
  behaviourLowList: z.array(behaviour),
  commonQuestionAnswerList: z.array(
    z.object({
      questionId: z.string(),
      questionText: z.string(),
      type: z.enum(['text', 'rating']),
      isKeptBack,
      answers: z.array(commonAnswer),
    }),
  ),
  /** The words in which raters answered, where they weren't the product's (rule 168). */
  answerWords: z.optional(answerWords),
  limits: z.object({ gap: z.number(), low: z.number(), high: z.number() }),
});

export type Agreement = z.infer<typeof agreement>;
export type CompetenceMark = z.infer<typeof competenceMark>;
export type ZoneMark = z.infer<typeof zoneMark>;
export type NameParts = z.infer<typeof nameParts>;
export type ReportContent = z.infer<typeof reportContent>;
