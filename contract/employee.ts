import { z } from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { listOf } from './envelope.ts';
import { id, locale } from './fields.ts';
import { filterList, orderBy, paging, search, several } from './query.ts';

/** Employees also by their place: a questionary offers those of a position or subdivision (decision 14). */
const employeeQuery = z.strictObject({
  q: search,
  orderBy,
  filterList: filterList({ positionId: several(id), subdivisionId: several(id) }),
  ...paging,
});
export type EmployeeQuery = z.output<typeof employeeQuery>;

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

export const getEmployeeList = endpoint({
  name: 'getEmployeeList',
  summary: 'Employees, without the fired ones',
  method: 'GET',
  path: '/employee/list',
  access: 'directory_employee_employee_list',
  query: employeeQuery,
  reply: listOf(employee),
});
