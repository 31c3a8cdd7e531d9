import type { Translation } from '#platform/texts/t.ts';
import type { matrix as ru } from './ru.ts';

export const matrix: Translation<typeof ru> = {
  missing: {
    title: 'Matrix isn’t connected',
    text: 'It’s an application of its own, and this server doesn’t have it. Whoever runs the server can connect it.',
  },
  standIn: {
    title: 'Matrix opens here',
    text: 'Matrix is an application of its own, with assessments and dictionaries. In the demo this page stands in for it; whoever runs the server connects the application with MATRIX_URL.',
  },
  silent: {
    title: 'Matrix isn’t responding',
    text: 'Try again in a minute. If that doesn’t help, ask whoever runs the server.',
  },
  back: 'Back to assessments',
};
