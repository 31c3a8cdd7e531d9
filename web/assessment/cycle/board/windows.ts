import { part } from '#web/platform/session/part.ts';

export const EvenOut = part(() => import('./even-out.tsx'), 'EvenOut', 'load');
