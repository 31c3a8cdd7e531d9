import { part } from '#platform/web/session/part.ts';

export const EvenOut = part(() => import('./even-out.tsx'), 'EvenOut', 'load');
