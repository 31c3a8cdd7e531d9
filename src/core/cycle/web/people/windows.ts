import { part } from '#platform/web/device/part.ts';

/** Opens over the form of a cycle, or over its board. */
export const SubjectsFile = part(
  () => import('./subjects-file.tsx'),
  'SubjectsWindow',
  'upload',
  'fileImport',
  'fromFile',
);
