import { slackOff } from './slack-off.ts';

/** The dialog that sends a report, and what the server says about it. */
export const reportSend = {
  slackOff,
  sent_one: 'Отчёт отправляется: {{count}} получатель',
  sent_few: 'Отчёт отправляется: {{count}} получателя',
  sent_many: 'Отчёт отправляется: {{count}} получателей',
  errors: {
    noRecipients: 'Выберите хотя бы одного получателя',
    alreadyAdded: 'Этот адрес уже добавлен',
  },
} as const;
