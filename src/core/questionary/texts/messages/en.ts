import type { questionaryMessages as ru } from '#core/questionary/texts/messages/ru.ts';
import type { Translation } from '#platform/texts/t.ts';

export const questionaryMessages: Translation<typeof ru> = {
  created: 'Assessment created',
  saved: 'Assessment saved',
  sentToWork: 'Assessment launched',
  sentToWorkNow_one: 'Assessment launched, {{count}} person is being invited',
  sentToWorkNow_other: 'Assessment launched, {{count}} people are being invited',
  sentToWorkLater_one: 'Assessment launched, {{count}} person gets the invitation on {{moment}}',
  sentToWorkLater_other: 'Assessment launched, {{count}} people get invitations on {{moment}}',
  completing: 'Today is the assessment’s last day',
  archived: 'Assessment archived',
  reminded_one: 'Reminding {{count}} person',
  reminded_other: 'Reminding {{count}} people',
  remindedAll: 'Reminding everyone whose answers are awaited',
  remindedToday: 'A reminder has already gone out today. You can send another from {{date}}',
  nobodyToRemind:
    'There’s no one to remind: everyone we’re waiting for has had an email today. You can send a reminder from {{date}}',
  invitedAgain: 'Resending the invitation',
  duplicated: 'Assessment duplicated',
  duplicatedQuarterly:
    'Assessment duplicated. Anonymous assessments repeat every quarter at most, so the copy is no longer monthly.',
  deleted: 'Assessment deleted',
  interimMade: 'Interim report created',
  interimUnchanged: 'No new responses: the interim report stays as it is',
  noSubjectYet: 'No one selected',

  unknownPosition: 'This job title no longer exists',
  unknownSubdivision: 'This department no longer exists',
  unknownPerson: 'This employee no longer exists',
  unknownCompetence: 'This competency no longer exists',
  firedPerson: '{{name}} no longer works at the company',
  notOfPosition: '{{name}} has a different job title',
  notOfSubdivision: '{{name}} works in a different department',
  duplicatePerson: '{{name}} is already on this list',
  twoRoles: '{{name}} is already taking part in another role',
  duplicateCompetence: 'This competency is already selected',
  oneSubjectOnly: 'For “One person”, select one employee only',

  lockedInWork: 'The assessment is in progress: you can only change the end date and add reviewers',
  ofCycle:
    'This assessment belongs to the cycle “{{cycle}}” and stays about the same person. Add others in the cycle.',
  participantStays: '{{name}} can’t be removed: the assessment is in progress',
  roleStays: '{{name}}’s role can’t be changed: the assessment is in progress',
  notEditable: 'A completed assessment can’t be changed',
  onlyCreatedDeleted: 'Only drafts can be deleted. Archive this assessment instead.',
  onlyCreatedToWork: 'Only drafts can be launched',
  completeInWork: 'Only a launched assessment can be completed',
  lastDayCame: 'The last day is here: the assessment completes by itself',
  alreadyArchived: 'The assessment is already archived',
  notInWork: 'Invitations can only be sent while the assessment is in progress',
  invitedOnStart: 'Invitations go out automatically on the start date',
  interimInWork: 'Interim reports can only be created while the assessment is in progress',
  nobodyAnswered: 'No one has responded yet, so there’s nothing to report',
  excused: 'These answers are no longer expected',
  unexcused: 'These answers are expected again',
  excuseInWork: 'You can excuse someone only while the assessment is in progress',
  ownExcuse:
    'This assessment is about you: another HR person or an administrator can excuse reviewers',
  selfStays: '{{name}} can’t be excused from self-assessment',
  notAwaited: 'No more answers are expected from {{name}}',

  noSubject: 'Select who to assess',
  noCompetence: 'Select at least one competency',
  repeatedQuestion:
    'The question “{{text}}” is asked twice. Remove it from one competency, or change it.',
  noSupervisor: 'Select at least one manager',
  tooManyAssignments:
    'Too many ratings to collect: {{participants}} reviewers for {{subjects}} people makes {{total}}. One assessment can hold up to {{max}}, so split it into several.',
  ratesSelf: '{{name}} can’t rate themselves in this role',
  supervisorsOnlySelf: 'A manager can’t rate themselves. Select another manager.',
  nobodyRates: 'No one rates {{name}}. Add another reviewer.',
  dateEndPast: 'The end date has passed. Select another one.',
  keyMissing:
    'The answers of this assessment can’t be read: the key that encrypts them is missing on the server. Nothing is lost while it can be brought back. Please tell whoever runs the product.',
  keysUnwritable:
    'The server can’t write the keys that encrypt the answers, so nothing was sent to work. Please tell whoever runs the product.',
  anonymousEveryMonth: 'An anonymous assessment repeats every quarter at most',
  endsTooNearNext:
    'An anonymous assessment must end at least 31 days before the next one begins. Shorten it or repeat it less often.',
  held: {
    inWork:
      'Assessment #{{number}} is still asking about {{subject}}: {{names}}. They can be asked again 30 days after it ends: from {{date}}, if it ends on its last day.',
    until:
      'Assessment #{{number}} asked about {{subject}} recently: {{names}}. They can be asked again from {{date}}.',
    twice:
      'Each person can be asked about {{subject}} only once, and people with the same name count as one person. Remove: {{names}}.',
    self: 'Same name as the person assessed ({{subject}}): {{names}}. A namesake can’t rate them.',
    notHere: 'These reviewers can’t be selected at the moment: {{names}}',
    cycle:
      'Cycle “{{cycle}}” begins on {{date}} and is about {{names}} too. Reviewers selected here who couldn’t be asked then: {{raters}}. They can be asked again 30 days after this assessment ends.',
  },
  tooFew: {
    colleague_one:
      '{{count}} of the people assessed has fewer than {{threshold}} peers who count towards the threshold.',
    colleague_other:
      '{{count}} of the people assessed have fewer than {{threshold}} peers who count towards the threshold.',
    customer_one:
      '{{count}} of the people assessed has fewer than {{threshold}} customers who count towards the threshold.',
    customer_other:
      '{{count}} of the people assessed have fewer than {{threshold}} customers who count towards the threshold.',
    subordinate_one:
      '{{count}} of the people assessed has fewer than {{threshold}} direct reports who count towards the threshold.',
    subordinate_other:
      '{{count}} of the people assessed have fewer than {{threshold}} direct reports who count towards the threshold.',
  },
  notCounted: {
    mayOpen:
      'Not counted towards the threshold of {{threshold}}, because they can open the report: {{names}}',
    replaced:
      'Not counted towards the threshold of {{threshold}}, because someone else replaced their email in the last 30 days: {{names}}',
    renamed:
      'Not counted towards the threshold of {{threshold}}, because someone else changed their name in the last 30 days: {{names}}',
    remade:
      'Not counted towards the threshold of {{threshold}}, because their name moved from one record to another in the last 30 days: {{names}}',
  },
  newcomers: {
    all: 'All peers, customers and direct reports have been in the directory for less than 30 days, as in any new company. Reviewers will see since when.',
    colleague_one:
      'Peers: {{count}} person has been in the directory for less than 30 days ({{names}}). Reviewers will see since when.',
    colleague_other:
      'Peers: {{count}} people have been in the directory for less than 30 days ({{names}}). Reviewers will see since when.',
    customer_one:
      'Customers: {{count}} person has been in the directory for less than 30 days ({{names}}). Reviewers will see since when.',
    customer_other:
      'Customers: {{count}} people have been in the directory for less than 30 days ({{names}}). Reviewers will see since when.',
    subordinate_one:
      'Direct reports: {{count}} person has been in the directory for less than 30 days ({{names}}). Reviewers will see since when.',
    subordinate_other:
      'Direct reports: {{count}} people have been in the directory for less than 30 days ({{names}}). Reviewers will see since when.',
  },
};
