import type { questionaryDecline as ru } from '#core/questionary/texts/decline/ru.ts';
import type { Translation } from '#platform/texts/t.ts';

export const questionaryDecline: Translation<typeof ru> = {
  count: 'Can’t assess: {{count}}',
  onlyHere:
    'Only HR and administrators see the reasons. To everyone else, these people just haven’t answered.',
  mark: 'Can’t assess',
  reasons: {
    noTime: 'No time',
    notTogether: 'Hardly worked together',
    tooMany: 'Too many assessments at once',
    personal: 'Would rather not say',
    other: 'Another reason',
    excused: 'Excused by HR',
  },
  about: 'About: {{name}}',
  excuse: 'Excuse: {{name}}',
  excuseTitle: 'Excuse this reviewer?',
  excuseText:
    '{{name}}: no more reminders, and no answers expected. Only HR and administrators will know: in the report and to everyone else, it looks as if there is simply no answer. The assessment won’t end any sooner, and it’s still possible to answer until the last day.',
  excuseConfirm: 'Excuse',
  restore: 'Expect answers again',
  restoreFor: 'Expect answers again: {{name}}',
  remindAll: 'Remind everyone whose answers are awaited',
  own: 'You’re assessed here too, so you can’t see who has answered, who hasn’t and why. The numbers leave out the answers about you.',
  nobody: 'Nobody left to wait for',
  nobodyText:
    'Everyone who could has answered. Answers are accepted until {{date}}, and reviewers can change their minds until then. If there’s no point in waiting, select “Complete” in the menu: today becomes the last day.',
  nobodyToday:
    'Everyone who could has answered. Today is the last day, and reports will appear here around 00:30.',
};
