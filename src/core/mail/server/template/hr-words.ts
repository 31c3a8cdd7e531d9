import { escaped } from '#platform/server/mail/pieces.ts';
import type { T } from '#platform/texts/t.ts';

/** HR's own words of cycles as a template's message: HTML, with nothing of them read as HTML, each said once. */
export function hrWords(messages: readonly string[], t: T): string {
  const lines = [...new Set(messages)].flatMap((text) => text.split(/\n+/));
  const paragraphs = lines.flatMap((line) =>
    line.trim() ? [`<p>${escaped(line.trim())}</p>`] : [],
  );
  return paragraphs.length === 0
    ? ''
    : [`<p><strong>${t('mail.fromHr')}</strong></p>`, ...paragraphs].join('');
}
