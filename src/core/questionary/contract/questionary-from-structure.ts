import { z } from 'zod/mini';
import { endpoint } from '#platform/contract/call/endpoint.ts';
import { one } from '#platform/contract/call/envelope.ts';
import { mostSubjects, namedPerson, person, reference } from './questionary.ts';

/** The roles that follow from who leads whom. Who is a customer only people know. */
export const structureRoles = ['supervisor', 'colleague', 'subordinate'] as const;
export type StructureRole = (typeof structureRoles)[number];

/** The most colleagues that are taken without being chosen. More would be asked too often. */
export const mostColleagues = 12;

const employees = z.array(z.object(namedPerson));

export const suggestions = z.object({
  /** Their leaders. */
  supervisor: employees,
  /** Those with the same leader; empty where there are more than may be taken without choosing. */
  colleague: employees,
  /** Whom they lead. */
  subordinate: employees,
  /** How many colleagues there are. */
  colleagueCount: z.number(),
  /** Those of the subjects who have no leader, by name. */
  withoutLeader: z.array(z.object(person)),
});
export type Suggestions = z.infer<typeof suggestions>;
export type SuggestedPerson = Suggestions['supervisor'][number];

export const suggestParticipants = endpoint({
  name: 'suggestParticipants',
  summary: 'Who could assess these people according to the structure; saves nothing',
  method: 'POST',
  path: '/questionary/suggestParticipants',
  access: 'questionary_questionary_create',
  body: z.strictObject({
    employeeList: z.array(reference).check(z.minLength(1), z.maxLength(mostSubjects)),
  }),
  reply: one(suggestions),
});
