import type { Translation } from '#i18n/t.ts';
import type { interrupted as ru } from './ru.ts';

export const interrupted: Translation<typeof ru> = {
  moved: {
    title: 'You switched companies in another window',
    text: 'This window shows {{brand}}, but you’re now working in another company. Nothing has changed here, and what you typed is still in place.',
    back: 'Back to {{brand}}',
    follow: 'Go to the other company',
  },
  ended: {
    title: 'Your session has ended',
    text: 'What you typed is still here. Sign in to {{brand}} to pick up where you left off.',
    leave: 'Close without saving',
  },
  /** Over a form whose call asks for a proof: what is about to happen, by the call. */
  unproven: {
    title: 'Confirm it’s you',
    password: 'Your password',
    submit: 'Confirm',
    what: {
      stopRight: 'You’re about to stop a change of rights.',
      agreeRight: 'You’re about to agree to a change of your rights.',
      createUser: 'You’re about to give someone access.',
      updateUser: 'You’re about to change a user’s rights or details.',
      deleteUser: 'You’re about to delete a user: they won’t be able to sign in any more.',
      updateBrandSettings: 'You’re about to change the company’s settings.',
      updateSecuritySettings: 'You’re changing the company’s security settings.',
      updateConsentSettings: 'You’re about to change what raters agree to.',
      askErasure: 'You’re about to ask for a former employee to be erased.',
      stopErasure: 'You’re about to stop a former employee from being erased.',
      exportEmployees: 'You’re about to export the list of employees.',
      updateEmployee: 'You’re about to change an employee’s email, which opens the account.',
      updateProfile: 'You’re about to change your email, which opens your account.',
      updateAnyProfile: 'You’re about to change an employee’s email, which opens the account.',
      makeReportArchive: 'You’re about to put more than ten reports into one file.',
      downloadReportArchive: 'You’re about to download more than ten reports in one file.',
      makeOwnData: 'You’re about to prepare a file with everything that’s kept about you.',
      downloadOwnData: 'You’re about to download a file with everything that’s kept about you.',
      exportReportList: 'You’re about to export a list of more than ten reports.',
      getReport: 'You’re about to open one more report after opening many within an hour.',
      exportReport: 'You’re about to save one more report after opening many within an hour.',
      compareReports: 'You’re about to compare more reports after opening many within an hour.',
      exportCompare:
        'You’re about to save one more comparison after opening many reports within an hour.',
    },
  },
  wrongPassword: 'The password is wrong',
};
