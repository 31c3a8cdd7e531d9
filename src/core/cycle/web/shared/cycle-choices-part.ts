import { part } from '#platform/web/device/part.ts';

export const CycleChoices = part(
  () => import('./cycle-choices.tsx'),
  'CycleChoiceList',
  'cycleFilter',
);
