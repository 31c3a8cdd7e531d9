import { z } from 'zod/mini';
import { archiveCalls, directoryCalls, ofEntry } from '#core/directory/contract/directory.ts';
import { manyItems } from '#platform/contract/call/endpoint.ts';
import {
  id,
  isArchived,
  localized,
  localizedLong,
  localizedReply,
} from '#platform/contract/call/fields.ts';
import { archivableQuery, flag } from '#platform/contract/call/query.ts';
import { firstSteps } from './first-step.ts';

export const competence = z.object({
  ...ofEntry,
  isArchived,
  /** In the caller's language, or in Russian where a translation is missing. */
  name: z.string(),
  description: z.string(),
  nameText: localizedReply,
  descriptionText: localizedReply,
  questionList: z.array(
    z.object({ id: z.string(), position: z.number(), questionText: localizedReply }),
  ),
  /** In a list only where asked for, as most readers of it don't show them. */
  firstStepList: z.optional(z.array(localizedReply)),
  /** What the library has for it, where the company has steps of its own. */
  libraryStepList: z.optional(z.array(localizedReply)),
});
export type Competence = z.infer<typeof competence>;

export const longestName = 200;
export const mostQuestions = 100;

/** The form. At least one question must remain. */
export const competenceForm = z.strictObject({
  nameText: localized(longestName),
  descriptionText: localizedLong(2000),
  questionList: z
    .array(
      z.object({
        /** The id of a question that stays. A new one has none. */
        id: z.optional(z.nullable(id)),
        /** Left out, the order of the list applies. */
        position: z.optional(z.int().check(z.minimum(0), z.maximum(10_000))),
        questionText: localizedLong(1000),
      }),
    )
    .check(z.minLength(1), z.maxLength(mostQuestions)),
  firstStepList: firstSteps,
});
export type CompetenceForm = z.output<typeof competenceForm>;

export const competenceCalls = {
  ...directoryCalls('competence', {
    row: competence,
    form: competenceForm,
    query: z.strictObject({ ...archivableQuery.shape, withFirstSteps: flag }),
    special: {
      list: { summary: 'Competencies with their questions' },
      create: {
        summary: 'Creates a competence; its questions get ids of their own',
        largestBody: manyItems,
        errors: [],
      },
      update: {
        summary: 'Saves a competence; questionaries at work keep the questions they have',
        largestBody: manyItems,
        errors: ['notFound', 'staleVersion'],
      },
    },
  }),
  ...archiveCalls('competence', { row: competence }),
};
