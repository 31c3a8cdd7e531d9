import type { signIn as ru } from '../ru/sign-in.ts';
import type { Translation } from '../t.ts';

export const signIn: Translation<typeof ru> = {
  title: 'Sign in',
  lead: 'Employee assessment by 90, 180 and 360 degree feedback',
  motto: 'One person, several views.',
  brand: 'Company',
  email: 'E-mail',
  password: 'Password',
  forgot: 'Forgot password?',
  submit: 'Sign in',
  language: 'Language',
  loading: 'Loading the companies…',
  noBrands: 'There is no active company. Please ask your administrator.',
  handoffFailed: 'This sign-in link has expired. Sign in with e-mail and password.',
  terms: 'Terms of use',
  privacy: 'Privacy policy',
  copyright: '© 2021–{{year}} Assessment 360',
  demo: {
    title: 'Demo: sign in with one click',
    super: 'Super administrator',
    superSees: 'everything, in all companies',
    admin: 'Administrator',
    adminSees: 'questionaries, reports and directories of the company',
    hr: 'HR',
    hrSees: 'the journal and everybody’s reports',
    manager: 'Manager',
    managerSees: 'own assessments, reports on self and subordinates',
    employee: 'Employee',
    employeeSees: 'own assessments and reports',
  },
  broken: {
    title: 'The page did not open',
    text: 'The connection may be gone, or there is an update. Reload the page; nothing saved is lost.',
    reload: 'Reload the page',
  },
};
