import type { shell as ru } from '../ru/shell.ts';
import type { Translation } from '../t.ts';

export const shell: Translation<typeof ru> = {
  menu: {
    open: 'Open the menu',
    label: 'Main menu',
    company: 'Company',
    structure: 'Structure',
    estimation: 'Assessment',
    journal: 'Questionary journal',
    testing: 'My assessments',
    reports: 'Reports',
    directory: 'Directory',
    users: 'Users',
    settings: 'Settings',
  },
  title: {
    home: 'Home',
    restore: 'Password recovery',
    answering: 'Answering',
    uiKit: 'Interface elements',
  },
  skip: 'Skip to the content',
  language: 'Language',
  darkTheme: 'Switch to the dark theme',
  lightTheme: 'Switch to the light theme',
  brand: 'Company',
  profile: 'My profile',
  exit: 'Sign out',
  exitTitle: 'Sign out?',
  exitText: 'You will need your e-mail and password to continue.',
  error: 'Error',
  done: 'Done',
  notOpened: 'The page you wanted is not available: no permission, or the server did not answer.',
  openAgain: 'Open it again',
  nothingOpen: 'Nothing here yet',
  nothingOpenText: 'No section is open to you. Please ask the administrator of your company.',
};
