import type { errors as ru } from '#platform/texts/errors/ru.ts';
import type { Translation } from '#platform/texts/t.ts';

export const errors: Translation<typeof ru> = {
  validation: 'Check the highlighted fields',
  malformed: 'We couldn’t read that request. Reload the page and try again.',
  unauthenticated: 'Sign in to continue',
  wrongCredentials: 'Wrong email or password',
  forbidden: 'You don’t have permission to do this. Ask your administrator.',
  proofNeeded: 'Nothing was done: you didn’t confirm it’s you',
  enrolNeeded: 'This company requires a second factor. Add one in your settings.',
  addressRefused:
    'Your company admits people from its own networks only, and we see the address {{address}}. Connect to the company’s network or ask an administrator.',
  ssoRequired: 'People sign in to this company by its own sign-in server',
  notFound: 'We couldn’t find this. It may have been deleted.',
  noSuchCall: 'Unknown call',
  conflict: 'You can’t do this right now. Reload the page and try again.',
  gone: 'Something you selected has since been deleted. Reload the page and try again.',
  staleVersion: 'Someone else has saved changes. Review them and save again.',
  otherBrand: 'You’re now working in another company. Nothing was changed here.',
  tooLarge: 'That’s too much data to send at once. Split it into smaller parts.',
  unsupportedMedia: 'This file format isn’t supported',
  tooMany: 'Too many attempts. Try again in {{minutes}} min.',
  tooManyUploads: 'Other files are being processed. Try again in a few seconds.',
  tooManyCalls: 'Too many requests at once. Try again in a few seconds.',
  busy: 'The server is busy right now. Try again in {{seconds}} sec.',
  tooManyWaiting: 'Your company is already waiting for many files. Try again in a minute.',
  pdfTooHard:
    'We couldn’t turn this report into a PDF because it took too long. Try again in a minute, and contact your administrator if it keeps happening.',
  linkExpired: 'This link no longer works',
  internal:
    'Something went wrong on the server. Try again, and contact your administrator if it keeps happening.',
  unavailable: 'The service is temporarily unavailable. Try again in a few minutes.',
  readOnly:
    'The data is moving to another server, so for now you can only look at it. It takes about a minute: what you’ve entered stays, try again a little later.',
  moved:
    'The company has moved to another server, and its address is still being switched. Open the page again in a few minutes. Answers kept on the device are sent automatically.',
  questionary: {
    create: 'The assessment wasn’t saved. Check the highlighted fields.',
  },
};
