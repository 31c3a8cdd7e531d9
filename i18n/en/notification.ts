import type { notification as ru } from '../ru/notification.ts';
import type { Translation } from '../t.ts';

export const notification: Translation<typeof ru> = {
  text: {
    questionaryDone: 'Assessment #{{number}} is completed: {{name}}',
    nextCreated:
      'The next assessment #{{number}} has been created: {{name}}, {{from}} – {{to}}. Check it and launch it.',
    reportReady: 'Your report is ready: assessment #{{number}}, {{from}} – {{to}}',
    invitation: 'You’re asked to give feedback on colleagues by {{to}}',
  },
  open: 'Open',
};
