import type { Translation } from '#platform/texts/t.ts';
import type { library as ru } from './ru.ts';

export const library: Translation<typeof ru> = {
  title: 'Competency library',
  lead: 'Ready-made competencies with questions in Russian and English. Those you add become yours: you can change them like any others.',
  search: 'Find a competency or a question',
  profile: 'Select for a role',
  anyProfile: 'All competencies',
  profileHint: 'Ticks the competencies that this role usually needs',
  taken: 'Already in your directory',
  archived: 'In your archive: it will come back as it was',
  questionCount_one: '{{count}} question',
  questionCount_other: '{{count}} questions',
  noneFound: 'Nothing found',
  failed: 'We couldn’t open the library',
  chosen_one: '{{count}} competency selected',
  chosen_other: '{{count}} competencies selected',
  allTaken: 'Your directory has the whole library',
  profileTaken: 'Your directory has everything this role needs',
  add: 'Add',
};
