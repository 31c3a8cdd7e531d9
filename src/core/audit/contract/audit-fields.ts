import { companySettingsForm } from '#core/company/contract/company-settings.ts';
import { cycleFieldNames } from '#core/cycle/contract/cycle.ts';
import { directoryCallsOf } from '#core/directory/contract/directory-calls.ts';
import { employeeFields } from '#core/employee/contract/employee.ts';
import { companyFields, profileFields } from '#core/profile/contract/profile.ts';
import { formFieldNames } from '#core/questionary/contract/questionary.ts';
import { securityForm } from '#core/security/contract/security.ts';
import { ssoForm } from '#core/sso/contract/sso.ts';
import { type DirectoryKind, directoryKinds } from '#platform/contract/call/directories.ts';
import type { AuditKind } from '#platform/contract/rules/audit.ts';
import type { field } from '#platform/texts/field/ru.ts';

const namesOf = <Fields extends object>(fields: Fields) =>
  Object.keys(fields) as (keyof Fields & string)[];

/** The fields of each kind that the texts have a name for. */
type FieldsInWords = { [Kind in keyof typeof field]: readonly (keyof (typeof field)[Kind])[] };

type FormShape<Kind extends DirectoryKind> =
  (typeof directoryCallsOf)[Kind]['create']['body']['shape'];
/** Those of directories: whatever their forms have. */
const directoryFields = Object.fromEntries(
  directoryKinds.map((kind) => [
    kind,
    Object.keys(directoryCallsOf[kind].create.body.shape).filter((name) => name !== 'id'),
  ]),
) as unknown as { [Kind in DirectoryKind]: readonly Exclude<keyof FormShape<Kind>, 'id'>[] };

/** The kinds of things, each with the fields whose change the log names. */
export const auditFields = {
  questionary: formFieldNames,
  cycle: [...cycleFieldNames, 'subjectList', 'raterList', 'approverId'],
  report: [],
  ...directoryFields,
  employee: [
    ...new Set([...namesOf(employeeFields), ...namesOf(profileFields), ...namesOf(companyFields)]),
    'leaderIds',
  ],
  user: [
    'firstName',
    'lastName',
    'email',
    'slackId',
    'locale',
    'roles',
    'disabled',
    'employeeList',
    'isSpare',
  ],
  account: [],
  template: ['subject', 'text'],
  heatmap: [],
  summary: [],
  brand: [
    ...namesOf(companySettingsForm.shape),
    ...namesOf(securityForm.shape),
    'consent',
    'consentText',
    'keyList',
    'hookList',
  ],
  sso: [...namesOf(ssoForm.shape), 'secret', 'off', 'offered', 'required'],
  domain: ['proven'],
  key: ['ipList'],
  hook: ['name', 'url', 'eventList', 'isActive', 'secret'],
  source: ['name', 'kind', 'address', 'choices', 'absent', 'mode', 'hour', 'isActive', 'login'],
} as const satisfies FieldsInWords & Record<AuditKind, readonly string[]>;

/** A setting of a company, by the name that the activity log and letters have for it. */
export type BrandField = (typeof auditFields)['brand'][number];
