import type { auth as ru } from '#core/account/texts/ru.ts';
import type { Translation } from '#platform/texts/t.ts';

export const auth: Translation<typeof ru> = {
  title: 'Sign in',
  lead: '90, 180 and 360-degree feedback for your people',
  motto: 'One person, many perspectives.',
  brand: 'Company',
  address: 'Its address, as in links we email',
  email: 'Email',
  password: 'Password',
  forgot: 'Forgot password?',
  sso: 'Sign in with {{name}}',
  spare: 'Spare sign-in',
  submit: 'Sign in',
  passkey: 'Sign in with a passkey',
  language: 'Language',
  loading: 'Loading companies…',
  noBrands: 'No active companies yet. Ask your administrator.',
  noCookies: 'To sign in, allow cookies for this site in your browser.',
  handoffFailed: 'This sign-in link has expired. Sign in with your email and password.',
  terms: 'Terms of use',
  privacy: 'Privacy policy',
  help: 'Help',
  copyright: '© 2021–{{year}} Assessment 360',
  broken: {
    title: 'This page didn’t load',
    text: 'You may be offline, or a new version has just been released. Reload the page. Anything you saved is safe.',
    reload: 'Reload page',
  },
};
