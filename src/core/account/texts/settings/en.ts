import type { Translation } from '#platform/texts/t.ts';
import type { settings as ru } from './ru.ts';

export const settings: Translation<typeof ru> = {
  title: 'Settings',
  password: 'Change password',
  lead: 'You’ll stay signed in on this device and need to sign in again on the others.',
  currentPassword: 'Current password',
  save: 'Change password',
  saved: 'Password changed',
  sessions: {
    title: 'Where you’re signed in',
    lead: 'If you don’t recognise something here, end that session and change your password.',
    opened: '{{brand}} · signed in {{since}}',
    lastSeen: 'Last active: {{at}}',
    now: 'now',
    current: 'this device',
    none: 'You aren’t signed in on any other device',
    end: 'End session',
    endNamed: 'End session: {{device}}, signed in {{since}}',
    endTitle: 'End this session?',
    endText: '{{device}}, signed in {{since}}. You’ll need to sign in again on that device.',
    endOthers: 'Sign out on other devices',
    endOthersTitle: 'Sign out on other devices?',
    endOthersText: 'You’ll stay signed in on this device and need to sign in again on the others.',
    endOthersConfirm: 'Sign out',
    ended: 'Session ended',
    othersEnded: 'You’re signed out on your other devices',
    notLoaded: 'We couldn’t load your devices',
  },
  keys: {
    title: 'Keyboard',
    slash: 'Open the search with / on this device',
  },
  data: {
    title: 'My data',
    lead: 'What’s kept about you, who has opened your reports, and how to get all of it as one file.',
    open: 'Open my data',
  },
};
