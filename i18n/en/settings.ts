import type { settings as ru } from '../ru/settings.ts';
import type { Translation } from '../t.ts';

export const settings: Translation<typeof ru> = {
  title: 'Settings',
  password: 'Change password',
  lead: 'You stay signed in here; other devices have to sign in again.',
  save: 'Change password',
  saved: 'The password is changed',
};
