import type { cycleMessages as ru } from '#i18n/assessment/cycle/messages/ru.ts';
import type { Translation } from '#i18n/t.ts';

export const cycleMessages: Translation<typeof ru> = {
  created: 'Cycle created',
  saved: 'Cycle saved',
  duplicated: 'Cycle duplicated',
  deleted: 'Cycle deleted',
  moved: {
    nominating: 'Choosing has begun',
    inwork: 'Launching. You can leave this page.',
    archived: 'Cycle archived',
  },
  added_one: '{{count}} person added',
  added_other: '{{count}} people added',
  done_one: 'Done for {{count}} person',
  done_other: 'Done for {{count}} people',

  onlyCreatedChoose: 'Choosing can begin once, before the cycle has started',
  notToWork: 'This cycle can’t be launched now',
  notArchived: 'You can archive a completed cycle, or one in which people still choose',
  onlyCreatedDeleted: 'Only cycles that haven’t started can be deleted',
  over: 'A completed cycle can’t be changed',
  locked: 'This can’t be changed any more: the cycle has started',
  dayPast: 'This day has passed. Select another one.',
  noSubjects: 'Add people to assess',
  nobodyReady: 'No one is ready yet: there’s no approved list of raters',
  tooManySubjects: 'One cycle can hold up to {{max}} people',
  atWork: '{{name}}’s assessment is in progress: add raters there',
  unknownApprover: 'This employee no longer exists',

  notSent: 'This list has already been sent',
  notApproved: 'There’s nothing to approve: the list is approved, or it’s your own',
  listClosed: 'This list can’t be changed any more',
  notAnswering: 'No answers are being collected now',
  notLeftOut: 'It’s too late to leave this person out',
  notTakenBack: 'This person hasn’t been left out',
  ownList: 'Your own list is approved by another HR person or an admin',
  noRaters: 'Select at least one rater',
  ownApprover: 'No one approves their own list',
  notByLeader: 'In this cycle lists are approved by HR or by no one',
  notLater: 'You can only extend to a later day',

  noCompetencies: 'The job title “{{position}}” has no competencies',
  droppedRaters_one: '{{count}} rater dropped out: no longer at the company',
  droppedRaters_other: '{{count}} raters dropped out: no longer at the company',

  withoutLeader_one: '{{count}} person has no manager: HR approves the list',
  withoutLeader_other: '{{count}} people have no manager: HR approves their lists',
  barePositions_one: '{{count}} job title has no competencies: {{names}}',
  barePositions_other: '{{count}} job titles have no competencies: {{names}}',
  fewDays_one: 'There’s {{count}} working day to answer. People usually need at least five.',
  fewDays_other: 'There are {{count}} working days to answer. People usually need at least five.',
  lowMinimum:
    'With this minimum one silence is enough, and the role isn’t shown alone. {{least}} is safer.',
};
