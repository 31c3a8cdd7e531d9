import { z } from 'zod/mini';
import { wantsAnybody, wholePlaces } from '#core/cycle/contract/rules/whole-places.ts';
import { endpoint, manyItems } from '#platform/contract/call/endpoint.ts';
import { date, entry, id, optionalLongText, text } from '#platform/contract/call/fields.ts';
import { flag, several } from '#platform/contract/call/query.ts';
import { methods, reviewerRoles, smallGroupsKinds } from '#platform/contract/rules/methods.ts';
import { perRater } from '#platform/contract/rules/per-rater.ts';
import { fileChoices, fileReply, jsonField } from '#platform/contract/table-file.ts';
import { askAgainWeeks, mostCompetences, namedPerson, period, reference } from './questionary.ts';
import { roleOutcome } from './questionary-groups.ts';
import { type ShareWay, shareWays } from './rules/cycle.ts';
import { leftOutList, load } from './rules/load.ts';

/** The most questionaries one file can make. Nobody would check more of them before creating them. */
export const mostFromFile = 1000;

/** What a column of a file of participants may hold: who takes part, and in which role (rule 15). */
export const participantFields = ['email', 'role'] as const;
export type ParticipantField = (typeof participantFields)[number];
/** What a column may hold where a file has several subjects: also who is assessed, by e-mail or by name (rule 84). */
export const subjectFields = ['subjectEmail', 'subjectName', ...participantFields] as const;
export type SubjectField = (typeof subjectFields)[number];

export const fileParticipant = z.object({
  ...namedPerson,
  rowIndex: z.number(),
  type: z.enum(reviewerRoles),
});
export type FileParticipant = z.infer<typeof fileParticipant>;

const participantsForm = z.strictObject({
  /** Decides which roles there are. */
  method: z.enum(methods),
  /** The person assessed, when there is only one. They take no other part. */
  subjectId: z.optional(id),
  ...fileChoices(participantFields),
});
export type ParticipantsForm = z.output<typeof participantsForm>;

const participantsReply = z.object({
  ...fileReply(participantFields),
  /** Empty where anything is wrong. */
  participantList: z.array(fileParticipant),
});
export type ParticipantsReply = z.infer<typeof participantsReply>;

export const importParticipants = endpoint({
  name: 'importParticipants',
  summary:
    'Reads the participants of one questionary from a CSV or XLSX file; saves only what was chosen for its columns, and with dryRun nothing',
  method: 'POST',
  path: '/questionary/importParticipants',
  access: 'questionary_questionary_create',
  query: z.strictObject({ dryRun: flag }),
  body: participantsForm,
  upload: true,
  reply: participantsReply,
});

export const fileQuestionary = z.object({
  /** The first row about this subject. */
  rowIndex: z.number(),
  /** Null in a dry run. So is the number. */
  id: z.nullable(z.string()),
  number: z.nullable(z.number()),
  employee: z.object(namedPerson),
  competenceList: z.array(entry),
  /** Each role of the method that is picked by hand, in display order. */
  participantCountList: z.array(
    z.object({
      type: z.enum(reviewerRoles),
      count: z.number(),
      /** How many the structure knows, where it has more than are taken; null otherwise. */
      outOf: z.nullable(z.number()),
      /** There is no supervisor, or an anonymous role is below the threshold (rule 26). */
      isTooFew: z.boolean(),
    }),
  ),
  /** What prevents it from going to work, in the caller's language; null when nothing does. */
  workError: z.nullable(z.string()),
});
export type FileQuestionary = z.infer<typeof fileQuestionary>;

/** What all questionaries have in common, whoever is assessed, and what is said of their cycle. */
const common = {
  /** The cycle's name. Left out: one by its first day, in the caller's language. */
  name: z.optional(text(120)),
  method: z.enum(methods),
  dateStart: date,
  dateEnd: date,
  /** Left out: the company's own way (rule 90). */
  smallGroups: z.optional(z.enum(smallGroupsKinds)),
  /** When reports open to whom they are about. Left out: at once. */
  release: z.optional(z.enum(shareWays)),
  /** The day on which reports open by themselves, as in any cycle. Left out: two weeks after the last day. */
  releaseOn: z.optional(date),
  /** HR's own words to those who take part, as in any cycle. */
  message: z.optional(optionalLongText(1000)),
};

const opening = z.refine<{
  release?: ShareWay | undefined;
  releaseOn?: string | undefined;
  dateEnd: string;
}>(
  ({ release = 'atOnce', releaseOn, dateEnd }) =>
    release === 'atOnce' || !releaseOn || dateEnd <= releaseOn,
  { path: ['releaseOn'], error: 'cycle.wrong.releaseOn' },
);

/** Sent along with the file. All fields of a multipart form are text. */
export const importManyForm = z
  .strictObject({
    ...common,
    /** On how many lists one rater should stand at most. Left out: the company's. */
    perRater: jsonField(perRater),
    isAnonymous: flag,
    /** Whether raters may say that they can't assess. Left out: they may. */
    mayDecline: flag,
    /** In how many weeks raters are asked whether anything has changed. Left out: never. */
    askAgainWeeks: jsonField(askAgainWeeks),
    /** Ids separated by commas. Left out, each position's own competencies are used. */
    competenceList: several(id),
    /**
     * Adds participants from the structure to those of the file. Left out, that is done where the file
     * names none at all (rule 84).
     */
    fromStructure: flag,
    /** Who is taken out again, whoever named them. */
    leftOutList: jsonField(leftOutList),
    ...fileChoices(subjectFields),
  })
  .check(period, opening);
export type ImportManyForm = z.output<typeof importManyForm>;

const manyFields = {
  /** The cycle that holds them; null in a dry run. */
  cycle: z.nullable(z.object({ id: z.string(), number: z.number(), name: z.string() })),
  questionaryList: z.array(fileQuestionary),
  /** How many people answer about somebody else, each counted once. */
  participantCount: z.number(),
  /** How many people would be invited if those that may went to work, each counted once. */
  inviteeCount: z.number(),
  /** What to know before they go to work, for all of them together. */
  warningList: z.array(z.string()),
  /** Whether participants were taken from the structure. */
  isFromStructure: z.boolean(),
  roleOutcomeList: z.array(roleOutcome),
  /** `inList` has the ids of the people assessed. */
  load,
};
const manyReply = z.object(manyFields);
export type ManyReply = z.infer<typeof manyReply>;

const importManyReply = z.object({ ...manyFields, ...fileReply(subjectFields) });
export type ImportManyReply = z.infer<typeof importManyReply>;

export const importMany = endpoint({
  name: 'importMany',
  summary:
    'Creates a cycle by cards with a questionary of type surname for each subject of a file, all or none; with dryRun only says what it would create',
  method: 'POST',
  path: '/questionary/importMany',
  access: 'questionary_questionary_create',
  query: z.strictObject({ dryRun: flag }),
  body: importManyForm,
  upload: true,
  reply: importManyReply,
  errors: ['conflict'],
});

export const createManyForm = z
  .strictObject({
    ...common,
    /** On how many lists one rater should stand at most. Left out: the company's. */
    perRater: z.optional(perRater),
    isAnonymous: z._default(z.boolean(), true),
    /** Whether raters may say that they can't assess. */
    mayDecline: z._default(z.boolean(), true),
    /** In how many weeks raters are asked whether anything has changed. Left out: never. */
    askAgainWeeks: z.optional(askAgainWeeks),
    /** Who is assessed, each in a questionary of their own, beside those of whole places. */
    employeeList: z.optional(
      z.array(reference).check(z.minLength(1, 'validation.required'), z.maxLength(mostFromFile)),
    ),
    ...wholePlaces,
    /** Left out, each position's own competencies are used. */
    competenceList: z.optional(z.array(reference).check(z.maxLength(mostCompetences))),
    fromStructure: z._default(z.boolean(), true),
    leftOutList: z._default(leftOutList, []),
  })
  .check(
    period,
    opening,
    z.refine(
      ({ employeeList, positionIdList, subdivisionIdList, all }) =>
        wantsAnybody({ employeeList, positionIdList, subdivisionIdList, all }),
      { path: ['employeeList'], error: 'validation.required' },
    ),
  );
export type CreateManyForm = z.output<typeof createManyForm>;

export const createMany = endpoint({
  name: 'createMany',
  summary:
    'Creates a cycle by cards with a questionary of type surname for each of these people, with participants from the structure; with dryRun only says what it would create',
  method: 'POST',
  path: '/questionary/createMany',
  access: 'questionary_questionary_create',
  query: z.strictObject({ dryRun: flag }),
  body: createManyForm,
  largestBody: manyItems,
  reply: manyReply,
  errors: ['conflict'],
});

export const fileExamples = ['participants', 'questionaries'] as const;
export const getQuestionaryFileExample = endpoint({
  name: 'getQuestionaryFileExample',
  summary: 'example.csv: participants of one questionary, or of several with their subjects',
  method: 'GET',
  path: '/questionary/importExample',
  access: 'questionary_questionary_create',
  query: z.strictObject({ of: z.enum(fileExamples) }),
  reply: 'file',
});
