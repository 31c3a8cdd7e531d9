import type { Translation } from '#platform/texts/t.ts';
import type { interim as ru } from './ru.ts';

export const interim: Translation<typeof ru> = {
  title: 'Interim report',
  make: 'Create interim report',
  again: 'Create another',
  noNews: 'No one has responded since.',
  made: '{{date}} · responses: {{count}}',
  open: 'Open interim report: {{name}}',
  download: 'Download PDF: {{name}}',
  send: 'Send interim report: {{name}}',
  loadFailed: 'We couldn’t load the interim reports',
  confirmTitle: 'Create interim report?',
  confirmText:
    'It’ll include the responses received so far: {{passed}} of {{total}}. Only HR and admins can see it. The assessment carries on as before.',
  confirmAnonymous:
    'Here, too, ratings from peers, customers and direct reports are shown only as averages of groups of at least {{threshold}} people, and of no less than half of a role. What’s shown now stays a group of its own in the final report too: no one can be added to it. The fewer interim reports you create, the more the final one can show.',
  confirmNamed:
    'This assessment isn’t anonymous: while there are few responses, the report shows who answered what.',
  confirm: 'Create',
  preview: {
    title: 'What the report will show',
    loading: 'Finding out what the report will show…',
    failed: 'We couldn’t find out what the report will show',
    answered: '{{count}} of {{total}}',
    shown_one: '{{count}} response will be shown.',
    shown_other: '{{count}} responses will be shown.',
    late_one:
      'Whoever responds later isn’t part of these numbers: a new group takes {{count}} response, otherwise their ratings are combined with another role’s or part of no number.',
    late_other:
      'Whoever responds later isn’t part of these numbers: a new group takes {{count}} responses, otherwise their ratings are combined with another role’s or part of no number.',
    few_one: 'Not shown yet: {{count}} more response is needed.',
    few_other: 'Not shown yet: {{count}} more responses are needed.',
    never: 'Not shown before the final report: there are too few people in this role.',
    nothing: 'No new responses: what’s already shown stays.',
    nobody: 'No responses yet.',
    lost_one:
      'The cost: because of this report, the ratings of {{count}} person will be part of no number in the final one, as there’ll be no one to combine them with.',
    lost_other:
      'The cost: because of this report, the ratings of {{count}} people will be part of no number in the final one, as there’ll be no one to combine them with.',
    atMost:
      'The report won’t show more, but may show less: a response with hardly any ratings doesn’t count, and other assessments of the same person may withhold some more.',
  },
};
