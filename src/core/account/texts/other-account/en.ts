import type { Translation } from '#platform/texts/t.ts';
import type { otherAccount as ru } from './ru.ts';

export const otherAccount: Translation<typeof ru> = {
  title: 'Switch to another account?',
  lead: 'The link you opened leads to another account. Nothing has changed yet.',
  here: 'You’re signed in as',
  other: 'The link opens',
  unexpected:
    'If you didn’t expect this link, stay: whatever you enter in the other account can be seen by its owner.',
  stay: 'Stay as {{name}}',
  change: 'Continue as {{name}}',
};
