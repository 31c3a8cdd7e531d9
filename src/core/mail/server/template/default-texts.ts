import type {
  TemplateChannel,
  TemplateType,
} from '#core/mail/contract/template/rules/templates.ts';
import { templateTexts as en } from '#core/mail/texts/template/texts/wordings-en.ts';
import { templateTexts as ru } from '#core/mail/texts/template/texts/wordings-ru.ts';
import type { Locale } from '#platform/texts/t.ts';

/** One template, as it is sent. */
export interface TemplateKey {
  channel: TemplateChannel;
  type: TemplateType;
  locale: Locale;
}

/** The words of a template. A notification has no subject line. */
export interface Wording {
  subject: string;
  text: string;
}

const texts: Record<Locale, Record<TemplateChannel, Record<string, Partial<Wording>>>> = { ru, en };

/** What the product says until the company words it itself. */
export function defaultWording({ channel, type, locale }: TemplateKey): Wording {
  const { subject = '', text = '' } = texts[locale][channel][type] ?? {};
  return { subject, text };
}
