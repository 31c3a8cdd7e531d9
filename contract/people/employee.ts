import { z } from 'zod/mini';
import { endpoint } from '#contract/platform/call/endpoint.ts';
import { email, id, lifeDate, locale, optionalText } from '#contract/platform/call/fields.ts';
import { filterList, orderBy, paging, search, several } from '#contract/platform/call/query.ts';
import { name, optionalName } from '#contract/platform/rules/name-fields.ts';
import { directoryCalls, ofEntry } from './directory.ts';

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

/**
 * How many years back somebody's "working since" year may be, including the current year: 30
 * options.
 */
export const yearsOfExperience = 30;

/** The form. Only the server knows which years are allowed. */
export const employeeFields = {
  firstName: name(100),
  lastName: name(100),
  middleName: z.optional(z.nullable(optionalName(100))),
  email,
  positionId: id,
  subdivisionId: id,
  slackId: z.optional(z.nullable(optionalText(100))),
  locale,
  inCompany: lifeDate,
  inPosition: lifeDate,
  workExpirience: z.optional(z.nullable(z.int().check(z.minimum(1900), z.maximum(2999)))),
};
export const employeeForm = z.strictObject(employeeFields);
export type EmployeeForm = z.output<typeof employeeForm>;
export type EmployeeField = keyof EmployeeForm;

/** The same fields as saved and answered. */
export const savedFields = {
  firstName: z.string(),
  lastName: z.string(),
  middleName: z.nullable(z.string()),
  email: z.string(),
  positionId: z.string(),
  subdivisionId: z.string(),
  slackId: z.nullable(z.string()),
  locale,
  inCompany: z.string(),
  inPosition: z.string(),
  workExpirience: z.nullable(z.number()),
} satisfies Record<EmployeeField, unknown>;

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
