import type { fromFileMessages as ru } from '#core/questionary/texts/from-file/messages/ru.ts';
import type { Translation } from '#platform/texts/t.ts';

export const fromFileMessages: Translation<typeof ru> = {
  read: 'File read',
  created_one: '{{count}} assessment created',
  created_other: '{{count}} assessments created',

  noEmail: 'Reviewer’s email is missing',
  noSubjectEmail: 'Email of the person assessed is missing',
  noSubjectName: 'The person assessed is missing',
  unknownName: 'No employee has the name “{{name}}”',
  severalNamed: 'Several employees have the name “{{name}}”. Give the email.',
  noRole: 'Role is missing',
  unknownEmail: 'No employee has the email “{{email}}”',
  unknownRole: 'Unknown role “{{role}}”. Use Manager, Peer, Customer or Direct report.',
  selfRole: 'Self-assessments are added automatically. Remove this row.',
  roleNotOfMethod: 'Method {{method}} doesn’t use the role “{{role}}”',
  listedTwice: '{{name}} is already in row {{row}}',
  listedInOtherRole: '{{name}} is already in row {{row}} with another role',
  ratesSelf: '{{name}} can’t rate themselves',
  noCompetencies:
    'Job title “{{position}}” has no competencies. Add some to it, or select one list for all assessments.',
  tooManyParticipants: 'One person has more than {{max}} reviewers',
  tooManySubjects:
    'The file lists more than {{max}} people to assess. Split it into smaller files.',
  tooManyPeople: 'That makes {{found}} people, and at most {{max}} at once. Select fewer.',

  withoutLeader_one:
    '{{count}} person has no manager in the structure, and their assessment can’t be launched without one: {{names}}',
  withoutLeader_other:
    '{{count}} people have no manager in the structure, and their assessments can’t be launched without one: {{names}}',
  withoutSupervisor_one:
    '{{count}} assessment has no manager and can’t be launched until you add one',
  withoutSupervisor_other:
    '{{count}} assessments have no manager and can’t be launched until you add one',
  heavy_one:
    '{{count}} peer would assess more than {{most}} people: once created, one press on the cycle’s page finds who comes instead',
  heavy_other:
    '{{count}} peers would assess more than {{most}} people each: once created, one press on the cycle’s page finds who comes instead',
};
