import type { Translation } from '#platform/texts/t.ts';
import type { quick as ru } from './ru.ts';

export const quick: Translation<typeof ru> = {
  hasty: 'That was quick. If some answers were a guess, you can go back: nothing has been sent.',
  back: 'Back to the last five',
  alike: '“{{word}}” everywhere. If that’s what you see, submit.',
};
