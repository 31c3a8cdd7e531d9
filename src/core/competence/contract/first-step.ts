import { z } from 'zod/mini';
import { endpoint } from '#platform/contract/call/endpoint.ts';
import { all } from '#platform/contract/call/envelope.ts';
import { id, localized } from '#platform/contract/call/fields.ts';
import { several } from '#platform/contract/call/query.ts';

/** How many first steps one competence may have (rule 150). */
export const mostFirstSteps = 10;
/** How long a first step may be, and a step of a plan, in characters. */
export const longestFirstStep = 200;

/** The first steps in the form of a competence. Left out, they stay as they are. */
export const firstSteps = z.optional(
  z.array(localized(longestFirstStep)).check(z.maxLength(mostFirstSteps)),
);

export const getFirstSteps = endpoint({
  name: 'getFirstSteps',
  summary:
    'What to begin with in these competencies, for whoever writes a plan; competencies that the company doesn’t have are left out',
  method: 'GET',
  path: '/competence/firstSteps',
  access: 'session',
  query: z.strictObject({ ids: several(id) }),
  reply: all(
    z.object({
      id: z.string(),
      /** In the caller's language, or in Russian where a translation is missing. */
      firstStepList: z.array(z.string()),
    }),
  ),
});
