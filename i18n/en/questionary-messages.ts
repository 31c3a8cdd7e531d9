import type { questionaryMessages as ru } from '../ru/questionary-messages.ts';
import type { Translation } from '../t.ts';

export const questionaryMessages: Translation<typeof ru> = {
  created: 'Questionary created',
  saved: 'Questionary saved',
  sentToWork: 'Questionary sent to work',
  archived: 'Questionary archived',
  invitedAgain: 'Sending the invitation once more',
  duplicated: 'Questionary copied',
  deleted: 'Questionary deleted',
  noSubjectYet: 'Nobody chosen yet',

  unknownPosition: 'There is no such position',
  unknownSubdivision: 'There is no such subdivision',
  unknownPerson: 'There is no such employee',
  unknownCompetence: 'There is no such competence',
  firedPerson: '{{name}} no longer works for the company',
  notOfPosition: '{{name}} holds another position',
  notOfSubdivision: '{{name}} works in another subdivision',
  duplicatePerson: '{{name}} is already in this list',
  twoRoles: '{{name}} already takes part in another role',
  duplicateCompetence: 'This competence is already chosen',
  oneSubjectOnly: 'An assessment by surname is for one employee',

  lockedInWork:
    'The questionary is in work: only the end date can change and participants can be added',
  participantStays: '{{name}} cannot be removed: the questionary is in work',
  roleStays: 'The role of {{name}} cannot change: the questionary is in work',
  notEditable: 'A finished questionary cannot be changed',
  onlyCreatedDeleted: 'Only a questionary that has not been in work can be deleted',
  onlyCreatedToWork: 'Only a created questionary can go to work',
  alreadyArchived: 'The questionary is already archived',
  notInWork: 'Invitations can be sent only while the questionary is in work',
  invitedOnStart: 'Invitations go out by themselves on the first day',
  hasAnswered: '{{name}}: all answers have come in already',

  noSubject: 'Choose who is to be assessed',
  noCompetence: 'Choose at least one competence',
  noSupervisor: 'Choose at least one supervisor',
  tooManyAssignments:
    'Too many assessments: {{participants}} participants for {{subjects}} subjects make {{total}}. One questionary holds up to {{max}}, so split it into several.',
  supervisorsOnlySelf: 'A supervisor does not assess themself: choose one more',
  dateEndPast: 'The end date has passed',
  overlapsInWork:
    'Questionary No. {{number}} is in work with almost the same participants: together, two reports could tell who answered what. Wait until it is done.',
  overlapsRecent:
    'Questionary No. {{number}} with almost the same participants ended recently. By comparing the reports one could guess who answered what.',
  tooFew: {
    colleague_one:
      'Colleagues: {{count}} subject has fewer than {{threshold}} (those who may see the report aside). Their marks will be joined with other roles or left out of the report.',
    colleague_other:
      'Colleagues: {{count}} subjects have fewer than {{threshold}} (those who may see the report aside). Their marks will be joined with other roles or left out of the report.',
    customer_one:
      'Customers: {{count}} subject has fewer than {{threshold}} (those who may see the report aside). Their marks will be joined with other roles or left out of the report.',
    customer_other:
      'Customers: {{count}} subjects have fewer than {{threshold}} (those who may see the report aside). Their marks will be joined with other roles or left out of the report.',
    subordinate_one:
      'Subordinates: {{count}} subject has fewer than {{threshold}} (those who may see the report aside). Their marks will be joined with other roles or left out of the report.',
    subordinate_other:
      'Subordinates: {{count}} subjects have fewer than {{threshold}} (those who may see the report aside). Their marks will be joined with other roles or left out of the report.',
  },
};
