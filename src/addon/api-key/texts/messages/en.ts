import type { Translation } from '#platform/texts/t.ts';
import type { apiKeyMessages as ru } from './ru.ts';

/** What the server says about API keys. */
export const apiKeyMessages: Translation<typeof ru> = {
  made: 'The key has been created',
  saved: 'The addresses of the key are saved',
  withdrawn: 'The key has been withdrawn',
  noScope: 'Select at least one permission',
  besideSource:
    'Employees already come from the source “{{name}}”. Turn it off or delete it to connect SCIM.',
  tooMany: 'You can have at most {{most}} keys. Withdraw one that you don’t need.',
};
