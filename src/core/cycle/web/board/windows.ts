import { part } from '#platform/web/device/part.ts';

export const EvenOut = part(() => import('./even-out.tsx'), 'EvenOut', 'load');
