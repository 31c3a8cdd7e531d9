import type { Locale } from '#platform/texts/t.ts';
import { asText, escaped, lineAsHtml, lineAsText, type Piece } from './pieces.ts';

/** A letter as pieces, and what stands around them. */
export interface Framed {
  locale: Locale;
  /** The brand's name. */
  sender: string;
  /** The window's title, where a mail program shows one. */
  title: string;
  pieces: readonly Piece[];
  /** Printed small below them, e.g. what the link is for. No template can take it away. */
  small?: readonly string[];
}

/** The two parts of a mail, readable without pictures, styles or even HTML. */
export function frameLetter(letter: Framed): { locale: Locale; html: string; text: string } {
  const { locale, sender, pieces, small = [] } = letter;
  const text = [sender, asText(pieces), ...small].filter(Boolean).join('\n\n').concat('\n');
  return { locale, html: asHtml(letter), text };
}

const font = "font-family:'Golos Text',-apple-system,'Segoe UI',Roboto,Arial,sans-serif";
const table = '<table role="presentation" cellpadding="0" cellspacing="0" border="0"';
const ink = 'color:#161B22';
const pale = 'color:#545D6A;font-size:13px;line-height:1.45';
/** The product's own accent, in light and in dark letters. */
export const letterAccent = { light: '#2F55D4', dark: '#8FA8FF' };
const { light: blue } = letterAccent;

/**
 * What can't be said beside an element: narrow screens, and dark ones. Programs that know neither show the light
 * letter. The colours of the button hold when a program inverts them by itself.
 */
const sheet = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (max-width: 592px) {
  .around { padding: 0 !important; }
  .card { border-width: 0 0 1px !important; border-radius: 0 !important; padding: 24px 20px !important; }
  .button, .button td { width: 100% !important; }
}
@media (prefers-color-scheme: dark) {
  .page { background: #0F1216 !important; }
  .card { background: #181C22 !important; border-color: #2D343E !important; }
  .card, .card h1, .ink { color: #E9ECF0 !important; }
  .pale { color: #A3ACB8 !important; }
  .link { color: ${letterAccent.dark} !important; }
  .row { border-color: #2D343E !important; }
  .company-logo { padding: 8px; border-radius: 8px; background: #FFFFFF !important; }
}`;

function asHtml({ locale, sender, title, pieces, small = [] }: Framed): string {
  const button = pieces.find((piece) => piece.kind === 'button');
  const body = [
    `<p class="pale" style="margin:0 0 12px;${pale}">${escaped(sender)}</p>`,
    ...pieces.map(pieceAsHtml),
    ...small.map((text) => `<p class="pale" style="margin:0 0 8px;${pale}">${withLinks(text)}</p>`),
    ...(button ? [`<p class="pale" style="margin:0;${pale}">${asLink(button.address)}</p>`] : []),
  ];
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no">
<title>${escaped(title)}</title>
<style>${sheet}
</style>
</head>
<body class="page" style="margin:0;padding:0;background:#F6F7F9">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escaped(preheader(pieces))}</div>
${table} width="100%" class="page" style="background:#F6F7F9"><tr><td align="center" class="around" style="padding:32px 16px">
<!--[if mso]>${table} width="560"><tr><td><![endif]-->
${table} width="100%" style="max-width:560px"><tr><td align="left" class="card" style="padding:32px;background:#FFFFFF;border:1px solid #DDE1E7;border-radius:12px;${ink};${font};font-size:16px;line-height:1.5">
${body.join('\n')}
</td></tr></table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>
`;
}

function pieceAsHtml(piece: Piece): string {
  if (piece.kind === 'button') return buttonAsHtml(piece);
  if (piece.kind === 'fact') {
    const name = `<span class="pale" style="${pale}">${escaped(piece.name)}</span>`;
    return `<p style="margin:0 0 12px">${name}<br>${escaped(piece.value)}</p>`;
  }
  if (piece.kind === 'row') {
    const note = `<span class="pale" style="${pale}">${escaped(piece.note)}</span>`;
    return `<p class="row" style="margin:0 0 16px;padding:0 0 0 12px;border-left:3px solid #DDE1E7">${escaped(piece.name)}<br>${note}</p>`;
  }
  if (piece.kind === 'heading') {
    return `<h1 style="margin:0 0 16px;font-size:24px;line-height:1.2;font-weight:600;${ink}">${line(piece.of)}</h1>`;
  }
  if (piece.kind === 'paragraph') return `<p style="margin:0 0 16px">${line(piece.of)}</p>`;
  const items = piece.items.map((item) => `<li style="margin:0 0 4px">${line(item)}</li>`);
  const tag = piece.ordered ? 'ol' : 'ul';
  return `<${tag} style="margin:0 0 16px;padding:0 0 0 24px">${items.join('')}</${tag}>`;
}

const link = ` class="link" style="color:${blue}"`;
const line = (runs: Parameters<typeof lineAsHtml>[0]): string => lineAsHtml(runs, link);

/**
 * A cell that looks like a button. Outlook knows no padding of a link, so it takes that of the cell
 * (`mso-padding-alt`); everywhere else the link's border is the part beside the words that can be pressed.
 */
function buttonAsHtml({ label, address }: { label: string; address: string }): string {
  const cell = `background:${blue};border-radius:8px;mso-padding-alt:13px 28px`;
  const words = `display:block;border:solid ${blue};border-width:13px 28px;border-radius:8px;background:${blue};color:#FFFFFF;${font};font-size:16px;line-height:1.25;font-weight:600;text-align:center;text-decoration:none`;
  return `${table} class="button" style="margin:8px 0 24px"><tr><td align="center" bgcolor="${blue}" style="${cell}"><a href="${escaped(address)}" style="${words}">${escaped(label)}</a></td></tr></table>`;
}

const asLink = (address: string): string =>
  `<a href="${escaped(address)}" class="pale" style="${pale};word-break:break-all">${escaped(address)}</a>`;

/** Addresses in our own small print can be pressed. */
const withLinks = (text: string): string =>
  text
    .split(/(https?:\/\/\S+)/)
    .map((part, at) => (at % 2 ? asLink(part) : escaped(part)))
    .join('');

/** What a list of mails shows after the subject: the first words beyond the greeting. */
function preheader(pieces: readonly Piece[]): string {
  const said = pieces.flatMap((piece) =>
    piece.kind === 'paragraph' ? [lineAsText(piece.of).replaceAll(/\s+/g, ' ')] : [],
  );
  return (said[1] ?? said[0] ?? '').slice(0, 150);
}
