import type { testingMessages as ru } from '#core/answering/texts/messages/ru.ts';
import type { Translation } from '#platform/texts/t.ts';

export const testingMessages: Translation<typeof ru> = {
  linkUnknown:
    'This link isn’t valid or no longer works. Make sure you copied all of it from the latest email, or ask the organiser for a new one.',
  notYours: 'This assessment isn’t among yours',
  linkAnswered: 'Thank you, you’ve already answered everything. There’s nothing more to do.',
  linkEnded:
    'This assessment has ended and no longer accepts answers. Thank you for your interest!',
  linkNotStarted: 'This assessment starts on {{date}}. Open the link then or later.',
  answered: 'You’ve already given feedback on this person. Your earlier answers are saved.',
  ended: 'The assessment has ended and no longer accepts answers',
  notStarted: 'The assessment hasn’t started yet',
  declined:
    'Thank you for saying so. Only HR will know, and your answers about this person are no longer expected.',
  undeclined: 'Good, your answers about this person are expected again',
  notOffered: 'You can’t decline here. If you’re unable to answer, write to the organiser.',
  wrongCode:
    'This code isn’t right or no longer works. Check it, or get a new one on the device that has the answers.',
  saved: 'Your answers have been submitted. Thank you!',
};
