import { part } from '#platform/web/session/part.ts';

export const CycleChoices = part(
  () => import('./cycle-choices.tsx'),
  'CycleChoiceList',
  'cycleFilter',
);
