import { fitPng } from '#platform/server/picture/fit-png.ts';
import { letterAccent } from './frame.ts';
import type { Mail } from './send-mail.ts';

/** How a company looks in its letters (rule 74). */
export interface LetterLook {
  /** `#rrggbb` for light and for dark letters; null: the product's own. */
  accent: { light: string; dark: string } | null;
  /** Small PNGs. */
  icon: Uint8Array | null;
  logo: Uint8Array | null;
}

type Written = Omit<Mail, 'id' | 'to'>;

/**
 * A letter in its company's colour, with its logo above it, or else its icon. The picture goes with the letter, as
 * mail programs don't load pictures from elsewhere before they are told to.
 */
export function dress(letter: Written, { accent, icon, logo }: LetterLook): Written {
  const html = accent ? coloured(letter.html, accent) : letter.html;
  const picture = logo ?? icon;
  if (!picture) return { ...letter, html };
  const name = logo ? 'company-logo' : 'company-icon';
  const file = {
    filename: logo ? 'logo.png' : 'icon.png',
    content: Buffer.from(picture),
    contentType: 'image/png',
    cid: name,
  };
  const { width, height } = fitPng(picture, { width: 240, height: logo ? 48 : 32, pixel: 1 });
  // Outlook knows the size from here only.
  const size = `width="${Math.ceil(width)}" height="${Math.ceil(height)}"`;
  const shown = `<img src="cid:${name}" ${size} alt="" class="${name}" style="display:block;margin:0 0 8px">`;
  return {
    ...letter,
    html: html.replace(/<td [^>]*class="card"[^>]*>\n/, (cell) => `${cell}${shown}\n`),
    attachments: [...(letter.attachments ?? []), file],
  };
}

/** Only tags and the sheet have colours: what somebody has typed is escaped and stays as it is. */
const coloured = (html: string, accent: { light: string; dark: string }): string =>
  html
    .replace(/<style>[^<]*<\/style>/, (sheet) => sheet.replaceAll(letterAccent.dark, accent.dark))
    .replace(/<[a-z][^>]*>/g, (tag) => tag.replaceAll(letterAccent.light, accent.light));
