import type { structure as ru } from '../ru/structure.ts';
import type { Translation } from '../t.ts';

export const structure: Translation<typeof ru> = {
  title: 'Company structure',
  tabs: 'Company structure sections',
  tab: {
    employees: 'Employees',
    tree: 'Org chart',
    fired: 'Former employees',
  },
  count_one: '{{count}} employee',
  count_other: '{{count}} employees',
  search: 'Name or email',
  subdivisions: 'Departments',
  byName: 'By last name',
  employee: 'Employee',
  position: 'Job title',
  email: 'Email',
  phone: 'Phone',
  noPhone: 'not provided',
  pagesOf: 'Pages: {{name}}',
  nobody: 'No one here yet.',
  empty: 'No departments yet',
  emptyText: 'Departments and employees will appear here once HR adds them to the directory.',
  nothingFound: 'No one found',
  nothingFoundText: 'Try another name or email.',
  showAll: 'Show all',
  emptyTab: 'Nothing here yet',
  toEmployees: 'Back to employees',
};
