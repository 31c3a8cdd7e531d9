import type { brandMessages as ru } from '#core/company/texts/messages/ru.ts';
import type { Translation } from '#platform/texts/t.ts';

export const brandMessages: Translation<typeof ru> = {
  saved: 'Company settings saved',
  nameTaken: 'Another company already has this name',
};
