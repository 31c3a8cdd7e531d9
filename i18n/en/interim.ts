import type { interim as ru } from '../ru/interim.ts';
import type { Translation } from '../t.ts';

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
    'Here, too, ratings from peers, customers and direct reports are shown only as averages of groups of at least {{threshold}} people. A group shown now won’t change any more: whoever responds later can only join a new one. If there aren’t enough responses for it, they may be missing from the final report too. The fewer interim reports you create, the more the final one can show.',
  confirmNamed:
    'This assessment isn’t anonymous: while there are few responses, the report shows who answered what.',
  confirm: 'Create',
};
