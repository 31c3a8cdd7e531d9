import type { consent as ru } from '#core/consent/texts/ru.ts';
import type { Translation } from '#platform/texts/t.ts';

/** The rater's page before the first questions (rule 115). */
export const consent: Translation<typeof ru> = {
  title: 'Before you answer',
  version: 'Text No. {{version}}',
  agree: 'I agree',
  refuse: 'I don’t agree',
  understood: 'Got it',
  given: 'You’ve read how your data is processed.',
  change: 'Read it or withdraw consent',
  read: 'Read and agree',
  failed: 'We couldn’t load the text',
  notSaved: 'We couldn’t save that',
  refusedTitle: 'You haven’t agreed',
  refusedText:
    'You can’t answer without it, but nothing else changes: neither HR nor your colleagues learn that you refused. If you change your mind, open the link again while the assessment is running.',
  readAgain: 'Read again',
};
