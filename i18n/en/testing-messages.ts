import type { testingMessages as ru } from '../ru/testing-messages.ts';
import type { Translation } from '../t.ts';

export const testingMessages: Translation<typeof ru> = {
  linkUnknown:
    'We do not know this link, or it no longer works. Check that it is from the latest mail and was copied whole, or ask the organiser of the assessment for a new one.',
  linkAnswered: 'Thank you, you have answered everything. There is nothing more to do.',
  linkEnded:
    'This assessment has ended, and answers are no longer taken. Thank you for your attention!',
  linkNotStarted: 'The assessment begins on {{date}}. Open the link on that day or later.',
  answered: 'You have already answered about this person. The answers sent earlier are saved.',
  ended: 'The assessment has ended, answers are no longer taken',
  notStarted: 'The assessment has not begun yet',
  saved: 'Your answers are saved. Thank you!',
};
