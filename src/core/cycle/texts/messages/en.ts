import type { Translation } from '#platform/texts/t.ts';
import type { cycleMessages as ru } from './ru.ts';

export const cycleMessages: Translation<typeof ru> = {
  created: 'Cycle created',
  byCardsName: '{{method}}° assessment, {{date}}',
  saved: 'Cycle saved',
  duplicated: 'Cycle duplicated',
  deleted: 'Cycle deleted',
  moved: {
    nominating: 'Choosing has begun',
    inwork: 'Launching. You can leave this page.',
    archived: 'Cycle archived',
  },
  choosingBegan_one: 'Choosing has begun, {{count}} email is on its way',
  choosingBegan_other: 'Choosing has begun, {{count}} emails are on their way',
  testSent: 'A test email is on its way to {{email}}',
  tried: 'Launching once more',
  added_one: '{{count}} person added',
  added_other: '{{count}} people added',
  listed_one: '{{count}} reviewer from the file is in the lists',
  listed_other: '{{count}} reviewers from the file are in the lists',
  done_one: 'Done for {{count}} person',
  done_other: 'Done for {{count}} people',

  onlyCreatedChoose: 'Choosing can begin once, before the cycle has started',
  notToWork: 'This cycle can’t be launched now',
  notInWork: 'This cycle isn’t in progress',
  notArchived:
    'You can only archive a cycle that is completed or in which people are still choosing',
  onlyCreatedDeleted: 'Only cycles that haven’t started can be deleted',
  over: 'A completed cycle can’t be changed',
  locked: 'This can no longer be changed: the cycle has started',
  dayPast: 'This day has passed. Select another one.',
  noSubjects: 'Add people to assess',
  nobodyReady: 'No one is ready yet: there’s no approved list of reviewers',
  failed: 'It didn’t work because of a failure on the server',
  tooManySubjects: 'One cycle can hold up to {{max}} people',
  atWork: '{{name}} has an assessment already: add reviewers there',
  unknownApprover: 'This employee no longer exists',

  notSent: 'This list has already been sent',
  notApproved: {
    choosing: 'This list is still being made',
    approval: 'Someone else approves this list',
    ready: 'This list is already approved',
    launched: 'The assessment is already in progress',
    leftOut: 'This person has been left out of the cycle',
  },
  listClosed: 'This list can no longer be changed',
  notAnswering: 'No answers are being collected now',
  notLeftOut: 'It’s too late to leave this person out',
  notTakenBack: 'This person hasn’t been left out',
  ownList: 'Your own list is approved by another HR person or an admin',
  ownListAdmin:
    'Your own list is approved by an admin: there’s no other HR person and you have no manager. If you’re the only admin, give the HR role to someone else.',
  ownListBy: 'You can’t do this with your own list as HR: {{name}} approves it',
  notWaiting: 'There’s no report, or it’s already shared or on hold',
  ownReport: 'Your own report is shared and held by another HR person or an admin',
  noRaters: 'Select at least one reviewer',
  noneChosen_one: 'Select at least {{count}} peer, or fill another role',
  noneChosen_other: 'Select at least {{count}} peers, or fill another role',
  ownApprover: 'No one approves their own list',
  notByLeader: 'In this cycle lists are approved by HR or by no one',
  afterOpening:
    'The last day can’t be later than the day reports are shared. To extend further, move that day in the cycle first.',
  openingBeforeEnd:
    'Someone has been given longer to answer. Reports can’t be shared before the last of those days.',
  notLater: 'You can only extend to a later day',
  notReturned: 'It’s too late to return this list',
  listChanged: 'The list has changed. Open it and take another look.',
  selfRater: 'You can’t add the person themselves: self-assessment is included anyway',
  unknownRater: 'This person can’t be selected at the moment',
  twiceOnList: 'This person is already on the list',
  twoRoles: 'Each person can have only one role. Remove them from the other one.',
  roleOutside: 'This method has no such role',
  supervisorsFixed: 'Managers are added by whoever approves the list',
  tooManyOfRole: 'This role can have up to {{max}}',
  tooFewOfRole: 'Select at least {{min}}, or leave the role empty',
  list: {
    save: 'List saved',
    send: 'List sent',
    approve: 'List approved',
    return: 'List returned',
    add: 'Added. We’ll send the invitations.',
  },
  listsChanged: 'Lists have changed meanwhile. Please look again at who takes whose place.',
  evened_one: '{{count}} place has moved',
  evened_other: '{{count}} places have moved',
  nothingToUndo: 'There is nothing left to undo: those lists have changed since',
  evenUndone_one: '{{count}} place is as it was',
  evenUndone_other: '{{count}} places are as they were',
  heldLeftOut:
    'Reviewers removed from lists: {{raters}}. People who don’t have to wait now: {{people}}, still waiting: {{waiting}}',
  approved_one: '{{count}} list approved',
  approved_other: '{{count}} lists approved',

  noCompetencies: 'The job title “{{position}}” has no competencies',
  droppedRaters_one: '{{count}} reviewer dropped out: no longer at the company',
  droppedRaters_other: '{{count}} reviewers dropped out: no longer at the company',

  withoutLeader_one: '{{count}} person has no manager: HR approves the list',
  withoutLeader_other: '{{count}} people have no manager: HR approves their lists',
  unfilled: {
    colleague_one:
      'Peers: {{count}} of {{total}} people has fewer than {{least}} in the structure. The report won’t show this role separately.',
    colleague_other:
      'Peers: {{count}} of {{total}} people have fewer than {{least}} in the structure. The report won’t show this role separately.',
    subordinate_one:
      'Direct reports: {{count}} of {{total}} people has fewer than {{least}} in the structure. The report won’t show this role separately.',
    subordinate_other:
      'Direct reports: {{count}} of {{total}} people have fewer than {{least}} in the structure. The report won’t show this role separately.',
  },
  barePositions_one:
    '{{count}} job title has no competencies, so there’s nothing to ask: {{names}}',
  barePositions_other:
    '{{count}} job titles have no competencies, so there’s nothing to ask: {{names}}',
  noneToAsk: 'The competencies selected for the cycle are archived, so there’s nothing to ask',
  notReady_one: 'The list of {{count}} person isn’t approved yet: they’ll be launched later',
  notReady_other: 'The lists of {{count}} people aren’t approved yet: they’ll be launched later',
  withoutRaters_one: '{{count}} person has no reviewers and won’t be launched without them',
  withoutRaters_other: '{{count}} people have no reviewers and won’t be launched without them',
  refusedEmails_one: 'Emails don’t reach {{count}} person, their address refuses them: {{names}}',
  refusedEmails_other:
    'Emails don’t reach {{count}} people, their addresses refuse them: {{names}}',
  past: {
    chooseUntil: 'The last day of choosing has passed',
    dateEnd: 'The last day of answers has passed',
  },
  fewDays_one: 'There’s {{count}} working day to answer. People usually need at least five.',
  fewDays_other: 'There are {{count}} working days to answer. People usually need at least five.',
  lowMinimum:
    'With this minimum, the report won’t show the role separately if just one person doesn’t respond. {{least}} is safer.',
};
