import { z } from 'zod/mini';
import { endpoint } from '#platform/contract/call/endpoint.ts';
import { all, listOf } from '#platform/contract/call/envelope.ts';
import { id } from '#platform/contract/call/fields.ts';
import { paging, search, several } from '#platform/contract/call/query.ts';

/** The tree of the structure: who works here, each under their leader (rule 85). */

const person = {
  id: z.string(),
  lastName: z.string(),
  firstName: z.string(),
  middleName: z.nullable(z.string()),
};
const shown = {
  ...person,
  photoUrl: z.nullable(z.string()),
  position: z.string(),
  subdivision: z.string(),
};

export const orgChartName = z.object(person);
export type OrgChartName = z.infer<typeof orgChartName>;

export const orgChartPerson = z.object({
  ...shown,
  /** How many stand right below, and at all levels below. */
  direct: z.number(),
  below: z.number(),
  /** Leaders beside the one whom the person stands under. */
  otherLeaders: z.array(orgChartName),
  /**
   * Where leaders lead one another in a circle, the one on top has it here: from that person up, each
   * followed by their leader. A long circle is cut after the first ten.
   */
  circle: z.array(orgChartName),
});
export type OrgChartPerson = z.infer<typeof orgChartPerson>;

/** The most people of a circle who are named. */
export const mostOfCircle = 10;

/** The two levels under nobody: those at the top, and those who neither lead nor have a leader. */
export const orgChartEnds = ['top', 'alone'] as const;

export const orgChartLevel = z.object({
  /** Whose people these are: an id, or one of `orgChartEnds`. */
  of: z.string(),
  people: z.array(orgChartPerson),
  /** How many this level has, and how many with all levels below. */
  count: z.number(),
  all: z.number(),
});
export type OrgChartLevel = z.infer<typeof orgChartLevel>;

export const getStructureOrgChart = endpoint({
  name: 'getStructureOrgChart',
  summary: 'Levels of the tree of leaders; of somebody who leads nobody, an empty one',
  method: 'GET',
  path: '/employee/tree',
  access: 'directory_employee_getemployeelist__invoke',
  query: z.strictObject({
    of: several(z.union([z.enum(orgChartEnds), id])),
    /** The most people of each level. */
    limit: paging.limit,
  }),
  reply: all(orgChartLevel),
});

const step = z.object({
  ...person,
  /** The number of the place in its level, from 0. */
  place: z.number(),
});

export const orgChartPlace = z.object({
  ...shown,
  place: z.number(),
  /** The people above, from the top down. */
  way: z.array(step),
  /** Whether the person neither leads nor has a leader. */
  isAlone: z.boolean(),
});
export type OrgChartPlace = z.infer<typeof orgChartPlace>;

/**
 * The most steps of all ways in one answer together. Beyond it fewer people are listed than were asked
 * for, though the first in any case.
 */
export const mostWaySteps = 2000;

export const findInStructureOrgChart = endpoint({
  name: 'findInStructureOrgChart',
  summary: 'Where people stand in the tree of leaders, by a part of the name or e-mail, or by id',
  method: 'GET',
  path: '/employee/tree/place',
  access: 'directory_employee_getemployeelist__invoke',
  query: z.strictObject({ q: search, id: z.optional(id), limit: paging.limit }),
  reply: listOf(orgChartPlace),
});
