import { part } from '#platform/web/device/part.ts';

/** The windows of choosing, loaded as they open. */
export const ChooseEmployees = part(
  () => import('./choose-employees.tsx'),
  'EmployeesWindow',
  'questionaryForm',
  'questionary',
);
export const ChooseCompetences = part(
  () => import('./choose-competences.tsx'),
  'CompetencesWindow',
  'questionaryForm',
  'questionary',
);
