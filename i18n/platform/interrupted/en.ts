import type { Translation } from '#i18n/t.ts';
import type { interrupted as ru } from './ru.ts';

export const interrupted: Translation<typeof ru> = {
  moved: {
    title: 'You switched companies in another window',
    text: 'This window shows {{brand}}, but you’re now working in another company. Nothing has changed here, and what you typed is still in place.',
    back: 'Back to {{brand}}',
    follow: 'Go to the other company',
  },
  ended: {
    title: 'Your session has ended',
    text: 'What you typed is still here. Sign in to {{brand}} to pick up where you left off.',
    leave: 'Close without saving',
  },
};
