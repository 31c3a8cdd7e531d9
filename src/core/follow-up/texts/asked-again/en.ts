import type { Translation } from '#platform/texts/t.ts';
import type { askedAgain as ru } from './ru.ts';

export const askedAgain: Translation<typeof ru> = {
  title: 'Has anything changed?',
  lead: 'You were among those asked for feedback. Now there are a few short questions: less than a minute per person.',
  readers:
    'The person assessed sees the answers, and their manager does if the plan is shared. HR doesn’t see them.',
  until: 'Open until {{date}}',
  compared: 'Compared with {{month}}, this happens:',
  months: 'January|February|March|April|May|June|July|August|September|October|November|December',
  answer: {
    more: 'More often',
    same: 'About the same',
    less: 'Less often',
    none: 'Can’t say',
  },
  sentence: 'What would help from here?',
  sentenceHint: 'Optional, one sentence. Shown word for word.',
  style:
    'It may be the only one: write it plainly, in the language your colleagues use, without favourite phrases.',
  together: 'Your answer is only shown together with others, from at least {{threshold}} people.',
  asIs: 'You’re answering as a manager: your answer is shown as it is.',
  notSent: 'Your answer wasn’t submitted',
  kept: 'Everything you selected and wrote is still on this page. Keep it open and submit again.',
  thanks: 'Thank you! Your answer has been submitted',
  empty: 'Nothing to answer right now',
  emptyText: 'When someone wants to know whether anything has changed, we’ll email you.',
  consent:
    'Your company asks you to read how it handles your data first. After that the questions open.',
  line: {
    one: '{{name}}, by {{date}}',
    answer: 'Answer',
  },
};
