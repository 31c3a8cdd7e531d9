import type { Place } from './places.ts';

type Refused = Pick<Place, 'file' | 'operator' | 'before'> & { nth?: number; why: string };

/** Places that were drawn and whose change nobody could notice: the next of their room is taken instead. */
export const refused: readonly Refused[] = [
  {
    file: 'src/platform/web/mailed-link/use-mailed-link.ts',
    operator: 'number one more',
    before: '0',
    why: 'Attempts are counted so that one differs from the last: from where is the same.',
  },
  {
    file: 'src/app/web/main.tsx',
    operator: 'property left out',
    before: 'onCaughtError: complain',
    why: 'React says the same in the console by itself, and nobody else is told.',
  },
];
