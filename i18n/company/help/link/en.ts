import type { Translation } from '#i18n/t.ts';
import type { helpLink as ru } from './ru.ts';

export const helpLink: Translation<typeof ru> = {
  open: 'Help with this screen, in a new tab',
};
