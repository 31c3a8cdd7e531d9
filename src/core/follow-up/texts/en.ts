import type { Translation } from '#platform/texts/t.ts';
import type { followUp as ru } from './ru.ts';

export const followUp: Translation<typeof ru> = {
  title: 'Has anything changed?',
  wrong: {
    tooMany: 'You can’t choose more than three',
  },
  ahead: 'On {{date}} we’ll ask whether anything changed.',
  lead: 'On {{date}} we’ll ask everyone who was asked about you for this report. Choose one to three: they’ll read exactly these words. They won’t learn whether you have a plan.',
  readers: 'You see the answer, and your manager does if the plan is shared. HR doesn’t see it.',
  suggested: 'Suggested',
  others: 'Other questions in the report',
  full: 'You can’t choose more than {{most}}. To choose another, clear one.',
  ask: 'Ask on {{date}}',
  dontAsk: 'Don’t ask',
  chosen: 'On {{date}} we’ll ask about this:',
  nothing: 'You’ve chosen not to ask.',
  choose: 'Choose',
  change: 'Change',
  asked: 'We’re asking until {{date}}. No one can see who has answered.',
  tooFew: 'Too few people can be asked right now, so no one will be.',
  word: {
    more: 'Others see this more often',
    same: 'No clear change',
    less: 'Others see this less often',
    few: 'Fewer than {{threshold}} people could say, so nothing is shown',
  },
  manager: 'Manager: {{answer}}',
  answer: {
    more: 'more often',
    same: 'about the same',
    less: 'less often',
    none: 'can’t say',
  },
  help: 'What would help from here',
  helpByManager: 'What would help from here, from the manager',
  impression:
    'An impression, not a measurement: people see change more readily when they know that someone is working on it.',
};
