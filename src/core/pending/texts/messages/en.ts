import type { awaitedMessages as ru } from '#core/pending/texts/messages/ru.ts';
import type { Translation } from '#platform/texts/t.ts';

export const awaitedMessages: Translation<typeof ru> = {
  reminded_one: '{{count}} person gets a reminder',
  reminded_other: '{{count}} people get a reminder',
  nobody:
    'There’s no one to remind: the people you selected have had an email today or have responded, or their invitation hasn’t gone out yet',
};
