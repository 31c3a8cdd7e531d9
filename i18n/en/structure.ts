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
  fired: {
    count_one: '{{count}} former employee',
    count_other: '{{count}} former employees',
    subdivision: 'Department',
    firedAt: 'Last day at work',
    empty: 'No former employees',
    emptyText: 'To mark someone as former, open their profile and edit the job details.',
    takeBack: 'Restore',
    takeBackFor: 'Restore: {{name}}',
    takeBackTitle: 'Restore this employee?',
    takeBackText:
      '{{name}} will appear in the structure and the directory again and get new invitations to assessments that still need their answers. They can sign in with the role Employee; a super admin can restore other roles. If sign-in was disabled before they left, it stays disabled.',
  },
  emptyTab: 'Nothing here yet',
  toEmployees: 'Back to employees',
};
