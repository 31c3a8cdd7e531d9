import type { reportSend as ru } from '#i18n/ru/report-send.ts';
import type { Translation } from '#i18n/t.ts';
import { slackOff } from './slack-off.ts';

export const reportSend: Translation<typeof ru> = {
  slackOff,
  sent_one: 'Sending the report to {{count}} recipient',
  sent_other: 'Sending the report to {{count}} recipients',
  errors: {
    noRecipients: 'Select at least one recipient',
    alreadyAdded: 'This address has already been added',
  },
};
