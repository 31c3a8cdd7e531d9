import type { field } from '#i18n/ru/field.ts';
import { brandSettingsForm } from './brand-settings.ts';
import { employeeFields } from './employee.ts';
import { companyFields, profileFields } from './profile.ts';
import { formFieldNames } from './questionary.ts';
import type { AuditKind } from './rules/audit.ts';

const namesOf = <Fields extends object>(fields: Fields) =>
  Object.keys(fields) as (keyof Fields & string)[];

/** The fields of each kind that the texts have a name for. */
type FieldsInWords = { [Kind in keyof typeof field]: readonly (keyof (typeof field)[Kind])[] };

/** The kinds of things, each with the fields whose change the log names. */
export const auditFields = {
  questionary: formFieldNames,
  report: [],
  competence: ['nameText', 'descriptionText', 'questionList'],
  position: ['name', 'description', 'competenceList'],
  subdivision: ['name'],
  employee: [
    ...new Set([...namesOf(employeeFields), ...namesOf(profileFields), ...namesOf(companyFields)]),
    'leaderIds',
  ],
  commonQuestion: ['text', 'type', 'isRequired', 'position'],
  user: [
    'firstName',
    'lastName',
    'email',
    'slackId',
    'locale',
    'roles',
    'disabled',
    'employeeList',
  ],
  account: [],
  template: ['subject', 'text'],
  heatmap: [],
  brand: namesOf(brandSettingsForm.shape),
} as const satisfies FieldsInWords & Record<AuditKind, readonly string[]>;
