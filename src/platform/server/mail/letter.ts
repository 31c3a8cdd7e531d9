import type { Locale } from '#platform/texts/t.ts';
import { frameLetter } from './frame.ts';
import { type Piece, paragraph } from './pieces.ts';

/** The contents of a letter that is worded by the product alone, as plain text. */
export interface Letter {
  locale: Locale;
  /** The brand's name. */
  sender: string;
  title: string;
  paragraphs: string[];
  /** Pairs like "Until" and "30 June 2026". */
  facts?: [name: string, value: string][];
  button?: { label: string; address: string };
  /** Printed below the rest, e.g. what the link is for. */
  small?: string[];
}

/** Writes such a letter. The button stands high up, where a phone shows it at once. */
export function writeLetter({ title, paragraphs, facts = [], button, ...letter }: Letter) {
  const pieces: Piece[] = [
    { kind: 'heading', of: [title] },
    ...paragraphs.map((text) => paragraph(text)),
    ...(button ? [{ kind: 'button' as const, ...button }] : []),
    ...facts.map(([name, value]) => ({ kind: 'fact' as const, name, value })),
  ];
  return frameLetter({ ...letter, title, pieces });
}
