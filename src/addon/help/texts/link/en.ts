import type { Translation } from '#platform/texts/t.ts';
import type { helpLink as ru } from './ru.ts';

export const helpLink: Translation<typeof ru> = {
  open: 'Help with this screen, in a new tab',
};
