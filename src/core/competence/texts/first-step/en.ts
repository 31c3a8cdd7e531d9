import type { Translation } from '#platform/texts/t.ts';
import type { firstStep as ru } from './ru.ts';

export const firstStep: Translation<typeof ru> = {
  title: 'First steps',
  hint: 'Where to begin: anyone who writes a development plan for this competency sees these steps. The library’s competencies come with theirs: change them to suit you, or remove them.',
  one: 'Step {{number}}',
  inRussian: 'Step {{number}} in Russian',
  inEnglish: 'Step {{number}} in English',
  add: 'Add step',
  fromLibrary: 'Restore steps from the library',
};
