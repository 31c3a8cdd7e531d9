import { lineAsHtml, type Piece } from '#platform/server/mail/pieces.ts';

/** A template's pieces as the HTML that is stored and edited. */
export const writeHtml = (pieces: readonly Piece[]): string => pieces.map(pieceAsHtml).join('');

function pieceAsHtml(piece: Piece): string {
  if (piece.kind === 'heading') return `<h2>${lineAsHtml(piece.of)}</h2>`;
  if (piece.kind === 'paragraph') return `<p>${lineAsHtml(piece.of)}</p>`;
  // What is filled in when a letter is written is never stored.
  if (piece.kind !== 'list') return '';
  const tag = piece.ordered ? 'ol' : 'ul';
  const items = piece.items.map((item) => `<li>${lineAsHtml(item)}</li>`);
  return `<${tag}>${items.join('')}</${tag}>`;
}
