import { part } from '#platform/web/device/part.ts';

/** Opens beside the list of cycles, or beside a board. */
export const CycleForm = part(
  () => import('./cycle-form.tsx'),
  'CycleForm',
  'questionaryForm',
  'questionary',
  'fromFile',
  'many',
);
