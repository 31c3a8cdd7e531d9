import type { settings as ru } from '../ru/settings.ts';
import type { Translation } from '../t.ts';

export const settings: Translation<typeof ru> = {
  title: 'Settings',
  password: 'Change password',
  lead: 'You’ll stay signed in on this device and need to sign in again on the others.',
  save: 'Change password',
  saved: 'Password changed',
};
