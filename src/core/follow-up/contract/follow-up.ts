import { z } from 'zod/mini';
import {
  changeAnswers,
  changeWords,
  longestSentence,
  mostChosen,
} from '#core/follow-up/contract/rules/follow-up.ts';
import { planNeeds } from '#core/questionary/contract/policy/needs.ts';
import { endpoint } from '#platform/contract/call/endpoint.ts';
import { nothing, one } from '#platform/contract/call/envelope.ts';
import {
  id,
  locale,
  localizedReply,
  optionalText,
  version,
} from '#platform/contract/call/fields.ts';

/** Did it change: the raters of a report are asked once more, weeks later (rules 229 to 231). */

const behaviour = { questionId: z.string(), text: localizedReply };

/** What others see, once it is over. It never changes. */
const result = z.object({
  behaviourList: z.array(
    z.object({
      ...behaviour,
      /** Of peers, customers and direct reports together. */
      word: z.enum(changeWords),
      /** What each manager who could say pressed. */
      managerList: z.array(z.enum(changeAnswers)),
    }),
  ),
  /** What would help from here, word for word, in no order. */
  sentenceList: z.array(z.string()),
  /** The same by managers. */
  managerSentenceList: z.array(z.string()),
});
export type FollowUpResult = z.infer<typeof result>;

export const followUpStates = ['ahead', 'choosing', 'asked', 'tooFew', 'over'] as const;

export const followUp = z.object({
  /** The day on which raters are asked, YYYY-MM-DD. */
  day: z.string(),
  /** Their last day; null until they are asked. */
  until: z.nullable(z.string()),
  /** `tooFew`: on the day, too few could be asked, so nobody was. */
  state: z.enum(followUpStates),
  /** At least so many had to be able to say. Null until they are asked. */
  threshold: z.nullable(z.number()),
  /** What may be asked, the most fitting first. Empty for whoever doesn't choose now. */
  offerList: z.array(
    z.object({
      ...behaviour,
      competence: localizedReply,
      /** It belongs to a goal of the open plan, or is seen the least. */
      isSuggested: z.boolean(),
    }),
  ),
  /** What was chosen; empty: nothing is to be asked. Null where nothing is chosen yet, or for whoever isn't the person. */
  chosenList: z.nullable(z.array(z.object(behaviour))),
  result: z.nullable(result),
  version: z.number(),
});
export type FollowUp = z.infer<typeof followUp>;

export const getFollowUp = endpoint({
  name: 'getFollowUp',
  summary:
    'Whether others see a change since a report: for its person and whoever reads the plan that began from it; null for all others',
  method: 'GET',
  path: '/report/followUp',
  access: planNeeds,
  query: z.strictObject({ questionaryId: id, employeeId: id }),
  reply: one(z.nullable(followUp)),
});

export const chooseFollowUp = endpoint({
  name: 'chooseFollowUp',
  summary: 'Chooses what raters are asked again about the caller; an empty list: nothing',
  method: 'PUT',
  path: '/report/followUp',
  access: planNeeds,
  body: z.strictObject({
    questionaryId: id,
    questionIds: z.array(id).check(
      z.maxLength(mostChosen, 'followUp.wrong.tooMany'),
      z.refine((ids) => new Set(ids).size === ids.length, 'validation.invalidId'),
    ),
    version,
  }),
  reply: one(z.nullable(followUp)),
  errors: ['notFound', 'conflict', 'staleVersion'],
});

const askedAgain = z.object({
  questionaryId: z.string(),
  /** The person assessed. */
  employeeId: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  middleName: z.nullable(z.string()),
  /** The last day of the assessment to compare with, YYYY-MM-DD. */
  since: z.string(),
  /** The last day to answer, YYYY-MM-DD. */
  until: z.string(),
  /** The answers of this rater are shown only together with those of others, of at least `threshold`. */
  isAnonymous: z.boolean(),
  threshold: z.number(),
  questionList: z.array(z.object(behaviour)),
});
export type AskedAgain = z.infer<typeof askedAgain>;

const invited = { invited: 'questionary_questionaryemployeelist__invoke' } as const;

export const getAskedAgain = endpoint({
  name: 'getAskedAgain',
  summary: 'About whom the caller is asked whether anything has changed, the nearest day first',
  method: 'GET',
  path: '/questionary/again',
  access: invited,
  ofRaters: true,
  reply: one(
    z.object({
      /** The caller's, in which a link speaks to them. */
      locale,
      /** The caller, so that nobody answers on somebody else's page. */
      participant: z.string(),
      /** The caller has yet to agree to what the company asks (rule 115). */
      isConsentAsked: z.boolean(),
      askedList: z.array(askedAgain),
    }),
  ),
});

export const answerAgain = endpoint({
  name: 'answerAgain',
  summary: 'Saves what a rater says of a change, whole, once',
  method: 'POST',
  path: '/questionary/again',
  access: invited,
  ofRaters: true,
  body: z.strictObject({
    questionaryId: id,
    /** The person assessed. */
    employeeId: id,
    /** A random id from the device: the same sent twice is saved once and answered alike. */
    sheetId: z.uuidv4('validation.invalidId').check(z.toLowerCase()),
    answerList: z
      .array(z.strictObject({ questionId: id, answer: z.enum(changeAnswers) }))
      .check(z.maxLength(mostChosen)),
    /** What would help from here; may be empty. */
    sentence: optionalText(longestSentence),
  }),
  reply: nothing,
  errors: ['notFound', 'conflict'],
});
