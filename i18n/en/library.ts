import type { library as ru } from '#i18n/ru/library.ts';
import type { Translation } from '#i18n/t.ts';

export const library: Translation<typeof ru> = {
  title: 'Competency library',
  lead: 'Ready competencies with questions in Russian and English. Those you add become yours: you can change them like any others.',
  search: 'Find a competency or a question',
  profile: 'Choose for a role',
  anyProfile: 'All competencies',
  profileHint: 'Ticks the competencies that this role usually needs',
  taken: 'Already there',
  questionCount_one: '{{count}} question',
  questionCount_other: '{{count}} questions',
  noneFound: 'Nothing found',
  failed: 'The library couldn’t be opened',
  chosen_one: '{{count}} competency chosen',
  chosen_other: '{{count}} competencies chosen',
  add: 'Add',
};
