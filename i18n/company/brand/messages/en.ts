import type { brandMessages as ru } from '#i18n/company/brand/messages/ru.ts';
import type { Translation } from '#i18n/t.ts';

export const brandMessages: Translation<typeof ru> = {
  saved: 'Company settings saved',
  nameTaken: 'Another company already has this name',
};
