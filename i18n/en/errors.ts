import type { errors as ru } from '../ru/errors.ts';
import type { Translation } from '../t.ts';

export const errors: Translation<typeof ru> = {
  validation: 'Please check the fields',
  malformed: 'The request could not be read',
  unauthenticated: 'Sign in to continue',
  wrongCredentials: 'Wrong e-mail or password',
  forbidden: 'You are not allowed to do this',
  notFound: 'Not found: it may have been deleted',
  conflict: 'This cannot be done right now',
  gone: 'Something you chose has been deleted meanwhile. Reload the page and try again.',
  staleVersion: 'Somebody has saved other changes meanwhile. Check them and save again.',
  otherBrand: 'You are working in another company now. Nothing was changed.',
  tooLarge: 'Too much data',
  unsupportedMedia: 'This format is not supported',
  tooMany: 'Too many attempts. Try again in {{minutes}} min.',
  tooManyUploads: 'Other files are being read now. Try again in a few seconds',
  linkExpired: 'This link no longer works',
  internal:
    'Something went wrong on the server. Try again; if it does not help, tell your administrator.',
  unavailable: 'The service is unavailable right now. Please try again a little later.',
  questionary: {
    create: 'The questionary is not saved: please check the marked fields',
  },
};
