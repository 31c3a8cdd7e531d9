import type { Translation } from '#platform/texts/t.ts';
import type { cycleFilter as ru } from './ru.ts';

export const cycleFilter: Translation<typeof ru> = {
  legend: 'Cycle',
  none: 'Outside cycles',
  everything: 'With nothing selected, all assessments are shown.',
  failed: 'We couldn’t load the cycles',
  show: 'Show assessments of cycles too: {{count}}',
  hide: 'Hide assessments of cycles',
};
