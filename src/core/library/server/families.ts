import type { LibraryCompetence } from './library.ts';
import { customers } from './texts/customers.ts';
import { leadership } from './texts/leadership.ts';
import { people } from './texts/people.ts';
import { results } from './texts/results.ts';
import { self } from './texts/self.ts';
import { thinking } from './texts/thinking.ts';

const family = (id: string, ru: string, en: string, competenceList: LibraryCompetence[]) => ({
  id,
  name: { ru, en },
  competenceList,
});

/** The product's own competencies (decision 092), in the order in which they are shown. */
export const families = [
  family('results', 'Работа и результат', 'Work and results', results),
  family('thinking', 'Мышление и решения', 'Thinking and decisions', thinking),
  family('people', 'Работа с людьми', 'Working with people', people),
  family('leadership', 'Руководство', 'Leading others', leadership),
  family('customers', 'Клиенты и рынок', 'Customers and market', customers),
  family('self', 'Личная эффективность', 'Personal effectiveness', self),
];

export const libraryCompetences = families.flatMap(({ competenceList }) => competenceList);
