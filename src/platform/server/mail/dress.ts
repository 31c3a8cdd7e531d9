import { letterAccent } from './frame.ts';
import type { Mail } from './send-mail.ts';

/** How a company looks in its letters (rule 74). */
export interface LetterLook {
  /** `#rrggbb` for light and for dark letters; null: the product's own. */
  accent: { light: string; dark: string } | null;
  /** A small PNG. */
  icon: Uint8Array | null;
}

type Written = Omit<Mail, 'id' | 'to'>;

const name = 'company-icon';
const picture = `<img src="cid:${name}" height="32" alt="" style="display:block;height:32px;margin:0 0 8px">`;

/**
 * A letter in its company's colour, with its icon above it. The icon goes with the letter, as mail
 * programs don't load pictures from elsewhere before they are told to.
 */
export function dress(letter: Written, { accent, icon }: LetterLook): Written {
  const html = accent ? coloured(letter.html, accent) : letter.html;
  if (!icon) return { ...letter, html };
  const content = Buffer.from(icon);
  const file = { filename: 'icon.png', content, contentType: 'image/png', cid: name };
  return {
    ...letter,
    html: html.replace(/<td [^>]*class="card"[^>]*>\n/, (cell) => `${cell}${picture}\n`),
    attachments: [...(letter.attachments ?? []), file],
  };
}

/** Only tags and the sheet have colours: what somebody has typed is escaped and stays as it is. */
const coloured = (html: string, accent: { light: string; dark: string }): string =>
  html
    .replace(/<style>[^<]*<\/style>/, (sheet) => sheet.replaceAll(letterAccent.dark, accent.dark))
    .replace(/<[a-z][^>]*>/g, (tag) => tag.replaceAll(letterAccent.light, accent.light));
