import type { Translation } from '#platform/texts/t.ts';
import type { copyText as ru } from './ru.ts';

export const copyText: Translation<typeof ru> = {
  copy: 'Copy: {{what}}',
  done: 'Copied',
};
