import { part } from '#web/platform/session/part.ts';

export const CycleChoices = part(
  () => import('./cycle-choices.tsx'),
  'CycleChoiceList',
  'cycleFilter',
);
