import type { Translation } from '#platform/texts/t.ts';
import type { followUpMessages as ru } from './ru.ts';

export const followUpMessages: Translation<typeof ru> = {
  chosen: 'We’ll ask on {{date}}',
  notAsked: 'No one will be asked',
  sent: 'Thank you, your answers are in',

  answered: 'You’ve already answered about this person. Your earlier answers are saved.',
  over: 'No more answers are accepted: the last day has passed',
  late: 'You can’t choose any more: the day has come',
  notOpen: 'You can’t choose yet: we’ll write to you when it’s time',
};
