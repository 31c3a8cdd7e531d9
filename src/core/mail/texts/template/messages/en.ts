import type { templateMessages as ru } from '#core/mail/texts/template/messages/ru.ts';
import type { Translation } from '#platform/texts/t.ts';

export const templateMessages: Translation<typeof ru> = {
  saved: 'Template saved',
  reset: 'Default text restored',
  unknownVariable: 'Variable “{{name}}” not recognised',
  openVariable: 'The double braces aren’t closed',
  variableAlone: 'The variable “{{name}}” needs a paragraph of its own',
  linkAddress: 'A link’s address must start with https:// or mailto:',
};
