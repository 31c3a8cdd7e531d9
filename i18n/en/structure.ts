import type { structure as ru } from '../ru/structure.ts';
import type { Translation } from '../t.ts';

export const structure: Translation<typeof ru> = {
  title: 'Structure',
  tabs: 'Parts of the structure',
  tab: {
    employees: 'Employees',
    tree: 'Tree',
    fired: 'Former employees',
  },
  count_one: '{{count}} employee',
  count_other: '{{count}} employees',
  search: 'Name or e-mail',
  subdivisions: 'Subdivisions',
  byName: 'By last name',
  employee: 'Employee',
  position: 'Position',
  email: 'E-mail',
  phone: 'Phone',
  noPhone: 'not given',
  pagesOf: 'Pages: {{name}}',
  nobody: 'Nobody here yet.',
  empty: 'No subdivisions yet',
  emptyText: 'Once HR has filled the directory, subdivisions and employees will show here.',
  nothingFound: 'Nobody found',
  nothingFoundText: 'Try another name or e-mail.',
  showAll: 'Show all',
  emptyTab: 'Nothing here yet',
  toEmployees: 'To the list of employees',
};
