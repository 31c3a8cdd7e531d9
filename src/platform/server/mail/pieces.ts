/** What a letter is made of, as data: words with their emphasis, and nothing that could be a script. */

export type Mark = 'strong' | 'em' | 'u';

/** A stretch of a line. Text is plain: it is escaped where it is written. */
export type Run = string | { br: true } | { mark: Mark; of: Run[] } | { href: string; of: Run[] };

export type Piece =
  | { kind: 'heading'; of: Run[] }
  | { kind: 'paragraph'; of: Run[] }
  | { kind: 'list'; ordered: boolean; items: Run[][] }
  | { kind: 'button'; label: string; address: string }
  /** A value under its small name, like "Until" and "30 June 2026". */
  | { kind: 'fact'; name: string; value: string }
  /** One of several things, with a small note under it. */
  | { kind: 'row'; name: string; note: string };

export const paragraph = (...of: Run[]): Piece => ({ kind: 'paragraph', of });

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
export const escaped = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? '');

/** A line as HTML. `linkAttributes` are those of its links beside the address. */
export function lineAsHtml(runs: readonly Run[], linkAttributes = ''): string {
  return runs
    .map((run) => {
      if (typeof run === 'string') return escaped(run);
      if ('br' in run) return '<br>';
      const inner = lineAsHtml(run.of, linkAttributes);
      if ('mark' in run) return `<${run.mark}>${inner}</${run.mark}>`;
      return `<a href="${escaped(run.href)}"${linkAttributes}>${inner}</a>`;
    })
    .join('');
}

/** A line as plain text: a link shows its address unless that is what it says. */
export function lineAsText(runs: readonly Run[]): string {
  return runs
    .map((run) => {
      if (typeof run === 'string') return run;
      if ('br' in run) return '\n';
      const inner = lineAsText(run.of);
      if ('mark' in run || inner === run.href) return inner;
      return `${inner} (${run.href})`;
    })
    .join('');
}

/** A letter's contents as plain text. */
export function asText(pieces: readonly Piece[]): string {
  return pieces.map(pieceAsText).join('\n\n');
}

function pieceAsText(piece: Piece): string {
  if (piece.kind === 'button') return `${piece.label}:\n${piece.address}`;
  if (piece.kind === 'fact') return `${piece.name}: ${piece.value}`;
  if (piece.kind === 'row') return `– ${piece.name}: ${piece.note}`;
  if (piece.kind !== 'list') return lineAsText(piece.of);
  return piece.items
    .map((item, at) => `${piece.ordered ? `${at + 1}.` : '–'} ${lineAsText(item)}`)
    .join('\n');
}
