import type { Translation } from '#platform/texts/t.ts';
import type { hookMessages as ru } from './ru.ts';

/** What the server says about webhooks. */
export const hookMessages: Translation<typeof ru> = {
  made: 'The webhook has been added',
  saved: 'Changes have been saved',
  renewed: 'A new secret has been created',
  deleted: 'The webhook has been deleted',
  tested: 'A test is on its way. What the system answers will be in its log.',
  again: 'Sending it again',
  isOff: 'This webhook is off. Turn it on first.',
  tooMany: 'You can have at most {{most}} webhooks. Delete one that you don’t need.',
};
