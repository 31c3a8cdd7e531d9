import type { erasureMessages as ru } from '#addon/privacy/texts/erasure/messages/ru.ts';
import type { Translation } from '#platform/texts/t.ts';

/** What the server says about erasing former people (rule 114). */
export const erasureMessages: Translation<typeof ru> = {
  asked:
    'The data will be erased in a day. All administrators have been told and can stop it until then.',
  stopped: 'Erasing stopped',
  over: 'The data is erased already, or erasing was stopped',
  waits: 'Erasing has been asked for already. Wait for it or stop it.',
  erased: 'This person’s data is erased already',
  worksHere: 'This person works in the company. First record in their profile that they’ve left.',
  signsIn: 'This person can still sign in to the company. First disable their sign-in under Users.',
  isOpen:
    'This person is still part of an open assessment. Wait for the final reports or remove them from the assessment.',
  leftLately:
    'They left or changed their name less than 30 days ago: until then the name protects anonymous answers. Please try again later.',
  isBound:
    'An assessment in which they rated someone or were rated ended less than 30 days ago: until then the name protects anonymous answers. You can erase the data on {{date}} or later.',
};
