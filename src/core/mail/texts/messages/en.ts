import type { deliveryMessages as ru } from '#core/mail/texts/messages/ru.ts';
import type { Translation } from '#platform/texts/t.ts';

export const deliveryMessages: Translation<typeof ru> = {
  again: 'Sending the report again',
  underWay: 'The report has been sent, or is being sent right now',
  reportsOnly: 'Only reports can be sent again',
};
