import type { ratersMessages as ru } from '../ru/raters-messages.ts';
import type { Translation } from '../t.ts';

export const ratersMessages: Translation<typeof ru> = {
  read: 'The file has been read',
  checked: 'The file has been checked',
  created_one: '{{count}} questionary created',
  created_other: '{{count}} questionaries created',
  refused_one: 'The file was not taken: {{count}} row has errors',
  refused_other: 'The file was not taken: {{count}} rows have errors',

  noEmail: 'The participant’s e-mail is missing',
  noSubjectEmail: 'The subject’s e-mail is missing',
  noRole: 'The role is missing',
  unknownEmail: 'No employee has the e-mail “{{email}}”',
  unknownRole:
    'There is no role “{{role}}”. Possible roles: Supervisor, Colleague, Customer, Subordinate',
  selfRole: 'The self assessment follows by itself and does not belong in the file',
  roleNotOfMethod: 'Method {{method}} has no role “{{role}}”',
  listedTwice: '{{name}} already stands in row {{row}}',
  listedInOtherRole: '{{name}} already stands in row {{row}} in another role',
  ratesSelf: '{{name}} cannot take part in their own assessment',
  noCompetencies:
    'The position “{{position}}” has no competencies. Give it some, or choose competencies for all questionaries',
  tooManyParticipants: 'One subject has more than {{max}} participants',
  tooManySubjects: 'The file has more than {{max}} subjects. Split it into several',

  withoutSupervisor_one:
    '{{count}} questionary has no supervisor: it cannot go to work until it has one',
  withoutSupervisor_other:
    '{{count}} questionaries have no supervisor: they cannot go to work until they have one',
};
