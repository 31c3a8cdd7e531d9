import type { decline as ru } from '#core/questionary/texts/decline-answer/ru.ts';
import type { Translation } from '#platform/texts/t.ts';

export const decline: Translation<typeof ru> = {
  button: 'I can’t assess',
  buttonFor: 'I can’t assess: {{name}}',
  title: 'Tell HR that you can’t assess?',
  about: 'About: {{name}}',
  text: 'Only HR will know, and you won’t be reminded any more. To everyone else, in emails and in the report, it looks as if you simply didn’t answer. You can change your mind until the assessment ends.',
  why: 'Why',
  reasons: {
    noTime: 'No time',
    notTogether: 'We’ve hardly worked together',
    tooMany: 'Too many assessments at once',
    personal: 'I’d rather not say',
    other: 'Another reason',
  },
  note: 'Anything else HR should know',
  noteHint: 'Optional. Only HR sees it, and it’s deleted once the final report is ready.',
  send: 'Tell HR',
  failed: 'HR couldn’t be told',
  self: 'You declined',
  excused: 'You’ve been excused',
  again: 'Changed your mind?',
  againFor: 'Changed your mind? {{name}}',
};
