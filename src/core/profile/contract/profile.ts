import { z } from 'zod/mini';
import { optional, shapeOf } from '#core/employee/contract/rules/directory-fields.ts';
import { personFields } from '#core/employee/contract/rules/person-fields.ts';
import { endpoint } from '#platform/contract/call/endpoint.ts';
import { one } from '#platform/contract/call/envelope.ts';
import { entry, id, version } from '#platform/contract/call/fields.ts';
import { day } from './rules/profile-fields.ts';

/** The profile panel: what everybody sees of an employee, and their place in the company. */

export const profileNames = [
  'photoUrl',
  'lastName',
  'firstName',
  'middleName',
  'location',
  'status',
  'statusEmoji',
  'statusStartAt',
  'statusEndAt',
  'startWorkTimeAt',
  'endWorkTimeAt',
  'startWorkDayAt',
  'endWorkDayAt',
  'positionId',
  'email',
  'phone',
  'timezone',
] as const;

export const employeeProfile = z.object({
  employeeId: z.string(),
  version: z.number(),
  ...shapeOf(personFields, 'saved', profileNames),
  position: z.string(),
  /** The one that the person wants, as long as HR hasn't answered. Null for others. */
  wantedPosition: z.nullable(entry),
});
export type EmployeeProfile = z.infer<typeof employeeProfile>;

interface Status {
  status?: string | null | undefined;
  statusEmoji?: string | null | undefined;
  statusStartAt?: number | null | undefined;
  statusEndAt?: number | null | undefined;
}
const isOrdered = ({ statusStartAt: from, statusEndAt: to }: Status): boolean =>
  from == null || to == null || from <= to;
const isSaid = ({ status, statusEmoji, statusStartAt, statusEndAt }: Status): boolean =>
  !!status || !!statusEmoji || (statusStartAt == null && statusEndAt == null);
const statusRules = [
  z.refine<Status>(isOrdered, {
    error: 'validation.dateEndBeforeStart',
    path: ['statusEndAt'],
  }),
  z.refine<Status>(isSaid, { error: 'validation.required', path: ['status'] }),
] as const;

export const profileFields = shapeOf(personFields, 'form', profileNames);
/** A photo comes as text, four characters for three bytes. */
const largestBody = 128 * 1024;

/** The form as sent. What is left out stays unchanged. The answered entity may be sent back whole. */
export const profileForm = z
  .strictObject({
    ...profileFields,
    employeeId: z.optional(id),
    position: optional(z.string()),
    wantedPosition: optional(entry),
    version,
  })
  .check(...statusRules);
export type ProfileForm = z.output<typeof profileForm>;
export type ProfileField = keyof typeof profileFields;

const teammate = z.object({
  employeeId: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  photoUrl: z.nullable(z.string()),
  position: z.string(),
});

const companyNames = ['birthDate', 'isBirthDateHide', 'slackId', 'telegram', 'firedAt'] as const;

export const companyInfo = z.object({
  employeeId: z.string(),
  version: z.number(),
  subdivisionId: z.string(),
  subdivision: z.string(),
  /** Who leads them. Those with the manager's role may open their reports (rule 83). */
  leaderList: z.array(teammate),
  /** Whom they lead. It changes in these people's own info, or in the form of the user. */
  subordinateList: z.array(teammate),
  /** Unix seconds of the day's start in UTC, as for all days here. */
  inCompany: z.number(),
  inPosition: z.number(),
  /** The birth date is null for others while `isBirthDateHide` is set. */
  ...shapeOf(personFields, 'saved', companyNames),
  locale: personFields.locale.saved,
});
export type CompanyInfo = z.infer<typeof companyInfo>;
export type Leader = z.infer<typeof teammate>;

export const mostLeaders = 20;

export const companyFields = {
  subdivisionId: optional(personFields.subdivisionId.form),
  /** Only a leader's id counts. */
  leaderList: optional(z.array(z.object({ employeeId: id })).check(z.maxLength(mostLeaders))),
  inCompany: day,
  inPosition: day,
  ...shapeOf(personFields, 'form', companyNames),
  locale: optional(personFields.locale.form),
};
/** The form as sent. The answered entity may be sent back whole. */
export const companyForm = z.strictObject({
  ...companyFields,
  employeeId: z.optional(id),
  subdivision: optional(z.string()),
  subordinateList: optional(z.array(teammate)),
  version,
});
export type CompanyForm = z.output<typeof companyForm>;
export type CompanyField = keyof typeof companyFields;

export const getEmployeeProfile = endpoint({
  name: 'getEmployeeProfile',
  summary: 'What everybody sees of an employee',
  method: 'GET',
  path: '/employee/profile/{id}',
  access: 'directory_employee_getemployeelist__invoke',
  reply: one(employeeProfile),
});

export const getEmployeeCompany = endpoint({
  name: 'getEmployeeCompany',
  summary: 'Where the company has an employee; a hidden birth date only for HR and the person',
  method: 'GET',
  path: '/employee/company/{id}',
  access: 'directory_employee_getemployeelist__invoke',
  reply: one(companyInfo),
});

const errors = ['notFound', 'conflict', 'staleVersion', 'tooMany'] as const;

export const updateProfile = endpoint({
  name: 'updateProfile',
  summary:
    "Saves the person's own profile, a new e-mail once it is proven, a new position once HR agrees; 404 without an employee record",
  method: 'PUT',
  path: '/employee/updateProfile',
  access: 'directory_employee_updatecurrentemployeeprofile__invoke',
  fresh: 'sometimes',
  body: profileForm,
  largestBody,
  reply: one(employeeProfile),
  errors,
});

export const updateCompany = endpoint({
  name: 'updateCompany',
  summary: "Saves the person's own company info; 404 for somebody without an employee record",
  method: 'PUT',
  path: '/employee/updateCompany',
  access: 'directory_employee_updatecurrentcompanyemployeeinfo__invoke',
  body: companyForm,
  reply: one(companyInfo),
  errors,
});

export const updateAnyProfile = endpoint({
  name: 'updateAnyProfile',
  summary: "Saves an employee's profile",
  method: 'PUT',
  path: '/employee/{id}/updateProfile',
  access: 'directory_employee_updateemployeeprofile__invoke',
  fresh: 'sometimes',
  body: profileForm,
  largestBody,
  reply: one(employeeProfile),
  errors,
});

export const updateAnyCompany = endpoint({
  name: 'updateAnyCompany',
  summary: "Saves an employee's company info; a dismissal ends their access",
  method: 'PUT',
  path: '/employee/{id}/updateCompany',
  access: 'directory_employee_updatecompanyemployeeinfo__invoke',
  body: companyForm,
  reply: one(companyInfo),
  errors,
});
