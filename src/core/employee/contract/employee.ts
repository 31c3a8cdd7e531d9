import { z } from 'zod/mini';
import { directoryCalls, ofEntry } from '#core/directory/contract/directory.ts';
import { endpoint } from '#platform/contract/call/endpoint.ts';
import { id } from '#platform/contract/call/fields.ts';
import { filterList, orderBy, paging, search, several } from '#platform/contract/call/query.ts';
import { directoryFields, employeeFieldNames, shapeOf } from './rules/directory-fields.ts';

/**
 * Employees can be filtered by place: a questionary offers those of a position or subdivision (rule
 * 14). By leader: it offers the people of some leaders (rule 84).
 */
const employeeQuery = z.strictObject({
  q: search,
  orderBy,
  filterList: filterList({
    positionId: several(id),
    subdivisionId: several(id),
    leaderId: several(id),
  }),
  ...paging,
});
export type EmployeeQuery = z.output<typeof employeeQuery>;

/** How many years back somebody's "working since" year may be, including the current year: 30 options. */
export const yearsOfExperience = 30;

export const employeeFields = shapeOf(directoryFields, 'form', employeeFieldNames);
export const employeeForm = z.strictObject(employeeFields);
export type EmployeeForm = z.output<typeof employeeForm>;

export const savedFields = shapeOf(directoryFields, 'saved', employeeFieldNames);

export const employee = z.object({
  ...ofEntry,
  ...savedFields,
  position: z.string(),
  subdivision: z.string(),
  photoUrl: z.nullable(z.string()),
  status: z.nullable(z.string()),
  phone: z.nullable(z.string()),
});
export type Employee = z.infer<typeof employee>;

export const employeeCalls = directoryCalls('employee', {
  row: employee,
  form: employeeForm,
  query: employeeQuery,
  special: {
    list: { summary: 'Employees, without the fired ones' },
    create: {
      summary:
        'Adds an employee, who may sign in from then on; a deleted one with that e-mail returns',
    },
    update: {
      summary: 'Saves an employee; another e-mail changes the account or links the one that has it',
      fresh: 'sometimes',
      errors: ['notFound', 'conflict', 'staleVersion', 'tooMany'],
    },
    delete: { summary: 'Hides an employee and ends their access; what was assessed stays' },
  },
});

export const exportFormats = ['csv', 'xlsx'] as const;
export const exportEmployees = endpoint({
  name: 'exportEmployees',
  summary:
    'All employees of the list as a file that the import takes back unchanged; CSV unless asked otherwise',
  method: 'GET',
  path: '/employee/export',
  access: 'directory_employee_employee_list',
  fresh: true,
  query: z.strictObject({ format: z.optional(z.enum(exportFormats)) }),
  reply: 'file',
});
