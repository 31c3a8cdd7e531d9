import type { Translation } from '#i18n/t.ts';
import type { copyText as ru } from './ru.ts';

export const copyText: Translation<typeof ru> = {
  copy: 'Copy: {{what}}',
  done: 'Copied',
};
