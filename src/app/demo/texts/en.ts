import type { Translation } from '#platform/texts/t.ts';
import type { demoAccounts as ru } from './ru.ts';

export const demoAccounts: Translation<typeof ru> = {
  title: 'Demo: sign in with one click',
  public:
    'This demo is open to everyone, so don’t enter real names or data. It sends no email, and everything here starts afresh at the top of every hour.',
  notHere:
    'This demo is open to everyone, so access, security and the people visitors sign in as can’t be changed.',
  full: 'This demo is full, so nothing more can be saved. Everything starts afresh at the top of the hour: try again then.',
  super: 'Super admin',
  superSees: 'everything in every company',
  admin: 'Admin',
  adminSees: 'assessments, reports and company directory',
  hr: 'HR',
  hrSees: 'assessments and everyone’s reports',
  director: 'Director',
  directorSees: 'company results without names',
  manager: 'Manager',
  managerSees: 'feedback to give, their own reports and the team’s',
  employee: 'Employee',
  employeeSees: 'feedback to give and their own reports',
};
