import type { Translation } from '#platform/texts/t.ts';
import type { shell as ru } from './ru.ts';

export const shell: Translation<typeof ru> = {
  archivedName: '{{name}} (archived)',
  title: {
    home: 'Home',
    restore: 'Password recovery',
    newEmail: 'New email',
    join: 'Access to a company',
    stop: 'Change of rights',
    answering: 'Give feedback',
    protection: 'How answers are protected',
  },
  skip: 'Skip to content',
  language: 'Language',
  darkTheme: 'Switch to dark theme',
  lightTheme: 'Switch to light theme',
  brand: 'Company',
  profile: 'My profile',
  more: 'More: {{name}}',
  exit: 'Sign out',
  error: 'Error',
  done: 'Done',
};
