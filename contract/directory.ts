import { z } from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { all, listOf } from './envelope.ts';
import { entry, id, locale } from './fields.ts';
import { filterList, orderBy, paging, search, several } from './query.ts';

/** The four directories; all lists are asked alike (spec 3, section 7). */
const listQuery = z.strictObject({ q: search, orderBy, ...paging });
export type DirectoryQuery = z.output<typeof listQuery>;

/** Employees also by their place: a questionary offers those of a position or subdivision (decision 14). */
const employeeQuery = z.strictObject({
  q: search,
  orderBy,
  filterList: filterList({ positionId: several(id), subdivisionId: several(id) }),
  ...paging,
});
export type EmployeeQuery = z.output<typeof employeeQuery>;

const texts = z.object({ ru: z.string(), en: z.optional(z.string()) });

export const competence = z.object({
  id: z.string(),
  version: z.number(),
  /** In the caller's language, Russian where a translation is missing. */
  name: z.string(),
  description: z.string(),
  nameText: texts,
  descriptionText: texts,
  questionList: z.array(z.object({ id: z.string(), position: z.number(), questionText: texts })),
});
export type Competence = z.infer<typeof competence>;

export const position = z.object({
  id: z.string(),
  version: z.number(),
  name: z.string(),
  description: z.nullable(z.string()),
  competenceList: z.array(entry),
});
export type Position = z.infer<typeof position>;

export const subdivision = z.object({ id: z.string(), version: z.number(), name: z.string() });

export const employee = z.object({
  id: z.string(),
  version: z.number(),
  firstName: z.string(),
  lastName: z.string(),
  middleName: z.nullable(z.string()),
  email: z.string(),
  positionId: z.string(),
  position: z.string(),
  subdivisionId: z.string(),
  subdivision: z.string(),
  slackId: z.nullable(z.string()),
  locale,
  inCompany: z.string(),
  inPosition: z.string(),
  workExpirience: z.nullable(z.number()),
  photoUrl: z.nullable(z.string()),
  status: z.nullable(z.string()),
  phone: z.nullable(z.string()),
});
export type Employee = z.infer<typeof employee>;

export const getCompetenceList = endpoint({
  name: 'getCompetenceList',
  summary: 'Competencies with their questions',
  method: 'GET',
  path: '/competence/list',
  access: 'directory_competence_competence_list',
  query: listQuery,
  reply: listOf(competence),
});

export const getPositionList = endpoint({
  name: 'getPositionList',
  summary: 'Positions with their competencies',
  method: 'GET',
  path: '/position/list',
  access: 'directory_position_position_list',
  query: listQuery,
  reply: listOf(position),
});

export const getSubdivisionList = endpoint({
  name: 'getSubdivisionList',
  summary: 'Subdivisions',
  method: 'GET',
  path: '/subdivision/list',
  access: 'directory_subdivision_subdivision_list',
  query: listQuery,
  reply: listOf(subdivision),
});

export const getEmployeeList = endpoint({
  name: 'getEmployeeList',
  summary: 'Employees, without the fired ones',
  method: 'GET',
  path: '/employee/list',
  access: 'directory_employee_employee_list',
  query: employeeQuery,
  reply: listOf(employee),
});

export const getSubdivisionDictionary = endpoint({
  name: 'getSubdivisionDictionary',
  summary: 'Names of the subdivisions',
  method: 'GET',
  path: '/dictionary/subdivision',
  access: 'session',
  reply: all(entry),
});

export const getPositionDictionary = endpoint({
  name: 'getPositionDictionary',
  summary: 'Names of the positions',
  method: 'GET',
  path: '/dictionary/position',
  access: 'session',
  reply: all(entry),
});
