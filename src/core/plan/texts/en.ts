import type { Translation } from '#platform/texts/t.ts';
import type { plan as ru } from './ru.ts';

export const plan: Translation<typeof ru> = {
  title: 'Development plan',
  newTitle: 'New development plan',
  of: 'Development plan: {{name}}',
  wrong: {
    tooManyGoals: 'A plan has no more than three goals',
  },
  loading: 'Loading plan…',
  ofTeam_one: '{{count}} plan is shared with you',
  ofTeam_other: '{{count}} plans are shared with you',
  loadFailed: 'We couldn’t load the plan',
  empty: {
    title: 'No plan yet',
    text: 'Select one to three things to work on from report #{{number}}: one step is better than ten.',
    noReport:
      'A plan starts from a report on you. You can make one here once such a report is opened.',
    begin: 'Make a plan',
  },
  noReport: {
    title: 'Report not found',
    text: 'It may not be open yet. You can make a plan from another report on you.',
    back: 'Go to the plan',
  },
  begun: 'Made on {{date}}',
  fromReport: 'From report #{{number}}',
  closed: 'Closed on {{date}}. You can read the plan, but not change it.',
  print: 'Print',
  create: 'Save plan',
  draft: 'What isn’t saved yet stays on this device.',
  replaces: {
    title: 'You already have an open plan',
    text: 'It was made on {{date}} and closes when you save the new one. Goals you’re still working on can be carried over.',
  },
  carry: 'Carry over from the last plan',
  goal: {
    one: 'Goal {{number}}',
    text: 'What you want to achieve',
    sign: 'How you’ll know it worked',
    signHint: 'What others will notice. You can leave this empty.',
    offered: 'What else the report suggests',
    add: 'Add your own goal',
    remove: 'Remove goal {{number}}',
    full: 'The plan has three goals. More won’t fit into six months.',
    carried: 'from the last plan',
    state: {
      done: 'Achieved',
      dropped: 'Put aside',
    },
    to: {
      done: 'Mark as achieved',
      dropped: 'Put the goal aside',
      open: 'Take it up again',
    },
  },
  step: {
    title: 'Steps',
    text: 'Step {{number}}',
    due: 'Step {{number}}: by when',
    add: 'Add step',
    remove: 'Remove step {{number}}',
    offered: 'Where you could start',
    none: 'No steps yet.',
    until: 'By {{date}}',
    over: 'Overdue since {{date}}',
  },
  mark: {
    was: 'Others’ rating in the report: {{was}}. The next report will show what changed.',
    now: 'Others’ rating in the latest report: {{now}}.',
    both: 'Others’ rating: {{was}} then, {{now}} now.',
    higher: 'Others’ rating: {{was}} then, {{now}} now. It’s clearly higher.',
    lower: 'Others’ rating: {{was}} then, {{now}} now. It’s clearly lower.',
    chance: 'Others’ rating: {{was}} then, {{now}} now. The difference may be chance.',
    tooFew:
      'Others’ rating: {{was}} then, {{now}} now. Too few people answered to tell the difference.',
  },
  share: {
    label: 'Who can see the plan',
    private: 'Only I can see it',
    shared: 'My manager can see it',
    privateNote:
      'Only you can see the plan. Your manager, HR and the administrators don’t even know whether there is one. Only someone who runs the server could read it.',
    sharedNote: 'The plan is open to whoever is your manager now: {{names}}. HR can’t see it.',
    noLeader:
      'You have no manager at the moment. Whoever becomes your manager will see the plan. HR can’t see it.',
    ofOther: 'This plan was shared with you as the manager. You can read it and write notes.',
  },
  close: {
    button: 'Close plan',
    title: 'Close the plan?',
    text: 'You won’t be able to change it or open it again. You can always read it.',
  },
  notes: {
    title: 'Notes',
    empty: 'No notes yet.',
    label: 'New note',
    add: 'Add note',
    you: 'You',
  },
  last: {
    title: 'The last plan',
    lead: 'This is no part of the report: only the plan’s owner and whoever it is shared with can see it. It goes into no file and to no other reader of the report.',
    steps: 'Steps done: {{done}} of {{count}}',
  },
  led: {
    goals: 'Goals: {{done}} of {{count}}',
    steps: 'steps: {{done}} of {{count}}',
    next: 'Next due: {{date}}',
    over: 'Overdue: {{date}}',
    back: 'My team',
    gone: 'Plan not found',
    goneText: 'It may have been closed or is no longer shared with you.',
  },
};
