import type { Translation } from '#i18n/t.ts';
import type { matrix as ru } from './ru.ts';

export const matrix: Translation<typeof ru> = {
  missing: {
    title: 'Matrix isn’t connected',
    text: 'It’s an application of its own, and this server doesn’t have it. Whoever runs the server can connect it.',
  },
  silent: {
    title: 'Matrix isn’t responding',
    text: 'Try again in a minute. If that doesn’t help, ask whoever runs the server.',
  },
  back: 'Back to assessments',
};
