import type { Locale } from '#i18n/t.ts';

/** The contents of a letter, as plain text. Everything is escaped here. */
export interface Letter {
  locale: Locale;
  /** The brand's name. */
  sender: string;
  title: string;
  paragraphs: string[];
  /** Pairs like "Until" and "30 June 2026". */
  facts?: [name: string, value: string][];
  button?: { label: string; address: string };
  /** Printed below the button, e.g. what the link is for. */
  small?: string[];
}

const font = "font-family:'Golos Text',-apple-system,'Segoe UI',Roboto,Arial,sans-serif";
const page = `margin:0;padding:32px 16px;background:#F6F7F9;color:#161B22;${font};font-size:16px;line-height:1.45`;
const card =
  'max-width:520px;margin:0 auto;padding:32px;background:#FFFFFF;border:1px solid #DDE1E7;border-radius:12px';
const heading = 'margin:0 0 16px;font-size:24px;line-height:1.15;font-weight:600';
const secondary = 'color:#545D6A;font-size:13px';
const action =
  'display:inline-block;padding:12px 24px;background:#2F55D4;color:#FFFFFF;border-radius:8px;text-decoration:none;font-weight:500';

/** The two parts of a mail, readable without pictures, styles or even HTML. */
export function writeLetter(letter: Letter): { locale: Locale; html: string; text: string } {
  return { locale: letter.locale, html: asHtml(letter), text: asText(letter) };
}

function asHtml({ locale, sender, title, paragraphs, facts = [], button, small = [] }: Letter) {
  const body = [
    `<p style="margin:0 0 8px;${secondary}">${escaped(sender)}</p>`,
    `<h1 style="${heading}">${escaped(title)}</h1>`,
    ...paragraphs.map((text) => `<p style="margin:0 0 16px">${escaped(text)}</p>`),
    ...facts.map(
      ([name, value]) =>
        `<p style="margin:0 0 12px"><span style="${secondary}">${escaped(name)}</span><br>${escaped(value)}</p>`,
    ),
    ...(button
      ? [
          `<p style="margin:24px 0"><a href="${escaped(button.address)}" style="${action}">${escaped(button.label)}</a></p>`,
        ]
      : []),
    ...small.map((text) => `<p style="margin:0 0 8px;${secondary}">${escaped(text)}</p>`),
    ...(button
      ? [`<p style="margin:0;${secondary};word-break:break-all">${escaped(button.address)}</p>`]
      : []),
  ];
  return `<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title></head>
<body style="${page}">
<div style="${card}">
${body.join('\n')}
</div>
</body>
</html>
`;
}

function asText({ sender, title, paragraphs, facts = [], button, small = [] }: Letter): string {
  return [
    sender,
    title,
    ...paragraphs,
    facts.map(([name, value]) => `${name}: ${value}`).join('\n'),
    button && `${button.label}:\n${button.address}`,
    ...small,
  ]
    .filter(Boolean)
    .join('\n\n')
    .concat('\n');
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? '');
