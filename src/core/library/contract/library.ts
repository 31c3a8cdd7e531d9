import { z } from 'zod/mini';
import { endpoint } from '#platform/contract/call/endpoint.ts';
import { all, one } from '#platform/contract/call/envelope.ts';

const libraryCompetence = z.object({
  /** A word of the library's own. It never changes. */
  id: z.string(),
  /** All texts are in the caller's language. */
  name: z.string(),
  description: z.string(),
  questionList: z.array(z.string()),
  /** The company has a competence of this name in its directory. */
  isTaken: z.boolean(),
  /** All that the company has of this name is archived. Taken over, it is brought back as it is. */
  isArchived: z.boolean(),
});

/** A family of competencies, in the library's order. */
export const libraryFamily = z.object({
  id: z.string(),
  name: z.string(),
  competenceList: z.array(libraryCompetence),
});
export type LibraryFamily = z.infer<typeof libraryFamily>;

/** Which competencies suit whom. */
export const libraryProfile = z.object({
  id: z.string(),
  name: z.string(),
  competenceIdList: z.array(z.string()),
});
export type LibraryProfile = z.infer<typeof libraryProfile>;

/** The profile a new company begins with: its competencies suit everybody. */
export const firstProfileId = 'specialist';

export const getLibrary = endpoint({
  name: 'getLibrary',
  summary: 'The product’s own competencies, to be taken over, and which suit whom',
  method: 'GET',
  path: '/competence/library',
  access: 'directory_competence_competence_create',
  reply: one(
    z.object({ familyList: z.array(libraryFamily), profileList: z.array(libraryProfile) }),
  ),
});

export const mostTaken = 100;

export const takeFromLibrary = endpoint({
  name: 'takeFromLibrary',
  summary:
    'Copies competencies of the library in both languages; names the company has are left out, archived ones are brought back',
  method: 'POST',
  path: '/competence/library',
  access: 'directory_competence_competence_create',
  body: z.strictObject({
    idList: z
      .array(z.string().check(z.maxLength(100)))
      .check(z.minLength(1), z.maxLength(mostTaken)),
  }),
  /** The competencies that were made or brought back. */
  reply: all(z.object({ id: z.string(), name: z.string() })),
});
