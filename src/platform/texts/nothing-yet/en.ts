import type { nothingYet as ru } from '#platform/texts/nothing-yet/ru.ts';
import type { Translation } from '#platform/texts/t.ts';

export const nothingYet: Translation<typeof ru> = {
  people: 'No employees yet.',
  positions: 'No job titles yet: they’re added along with employees.',
  subdivisions: 'No departments yet: they’re added along with employees.',
  competences: 'No competencies yet.',
  import: 'Import employees',
  library: 'Open library',
  toAssessments: 'Go to assessments',
  whoCan: 'HR and admins add them.',
};
