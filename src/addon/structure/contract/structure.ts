import { z } from 'zod/mini';
import { endpoint } from '#platform/contract/call/endpoint.ts';
import { all, listOf } from '#platform/contract/call/envelope.ts';
import { id } from '#platform/contract/call/fields.ts';
import { filterList, paging, search, several, sort } from '#platform/contract/call/query.ts';

/** What everybody in the company may see of a colleague. Nothing else is sent. */
export const structureEmployee = z.object({
  id: z.string(),
  lastName: z.string(),
  firstName: z.string(),
  middleName: z.nullable(z.string()),
  photoUrl: z.nullable(z.string()),
  /** The person's status, only while it applies. */
  status: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  email: z.string(),
  positionId: z.string(),
  position: z.string(),
  subdivisionId: z.string(),
  subdivision: z.string(),
});
export type StructureEmployee = z.infer<typeof structureEmployee>;

export const getStructureEmployees = endpoint({
  name: 'getStructureEmployees',
  summary: 'Who works in the company, without those who left',
  method: 'GET',
  path: '/employee',
  access: 'directory_employee_getemployeelist__invoke',
  query: z.strictObject({
    sort: sort(['lastName', 'firstName', 'position', 'subdivision', 'email', 'phone']),
    /** `name`: any part of the name or the e-mail. */
    filterList: filterList({ name: search, subdivisionId: several(id) }),
    ...paging,
  }),
  reply: listOf(structureEmployee),
});

/** A subdivision with the number of people who work there. */
export const structureSubdivision = z.object({
  id: z.string(),
  name: z.string(),
  count: z.number(),
});
export type StructureSubdivision = z.infer<typeof structureSubdivision>;

export const getStructureSubdivisions = endpoint({
  name: 'getStructureSubdivisions',
  summary:
    'Subdivisions with how many work there; searched by name, those where somebody was found',
  method: 'GET',
  path: '/employee/subdivision',
  access: 'directory_employee_getemployeelist__invoke',
  query: z.strictObject({ filterList: filterList({ name: search }) }),
  reply: all(structureSubdivision),
});
