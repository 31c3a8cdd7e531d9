import type { signOut as ru } from '#platform/texts/sign-out/ru.ts';
import type { Translation } from '#platform/texts/t.ts';

export const signOut: Translation<typeof ru> = {
  title: 'Sign out?',
  text: 'You’ll need to sign in again to go on working.',
  unsent:
    'You have unsent answers in this browser. If you sign out, they’ll be deleted for good. To keep them, submit them under “Feedback to give” first.',
  deleteAndExit: 'Delete and sign out',
};
