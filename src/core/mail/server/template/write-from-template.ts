import {
  hole,
  type LetterValues,
  type NotificationType,
  type NotificationValues,
  type TemplateType,
} from '#core/mail/contract/template/rules/templates.ts';
import type { Scope } from '#platform/server/db/scope.ts';
import { frameLetter } from '#platform/server/mail/frame.ts';
import { asText, type Piece, paragraph } from '#platform/server/mail/pieces.ts';
import type { Locale } from '#platform/texts/t.ts';
import { loneVariable } from './check.ts';
import { defaultWording, type TemplateKey, type Wording } from './default-texts.ts';
import { fillPieces, fillWords, type Values } from './fill.ts';
import { findTemplate, listTemplates } from './queries.ts';
import { readHtml } from './read-html.ts';

interface Frame {
  /** The brand's name. */
  sender: string;
  /** What the letter always says, whatever its template: above all what its link is for. */
  small: readonly string[];
}

/**
 * A letter of this type in the company's words, or in the product's. Pass it on as it is: `{ locale, subject, html,
 * text }` is what a `Render` answers.
 */
export async function writeFromTemplate<Type extends TemplateType>(
  scope: Scope,
  { type, locale }: { type: Type; locale: Locale },
  values: LetterValues<Type>,
  frame: Frame,
) {
  const key = { channel: 'email', type, locale } as const;
  return writeMail(key, await findWording(scope, key), { values, ...frame });
}

/** Writes a notification: one plain text, for the bell and for Slack. */
export type WriteNotification = <Type extends NotificationType>(
  type: Type,
  values: NotificationValues<Type>,
) => string;

/** Reads the company's words for all types at once: what comes back writes as many as there are. */
export async function readNotifications(scope: Scope, locale: Locale): Promise<WriteNotification> {
  const channel = 'notification';
  const saved = await listTemplates(scope, { channel, locale });
  const pieces = new Map<NotificationType, Piece[]>();
  return (type, values) => {
    const known = pieces.get(type) ?? readHtml(wordingOf({ channel, type, locale }, saved).text);
    pieces.set(type, known);
    return asText(fillPieces(known, values, locale));
  };
}

async function findWording(scope: Scope, key: TemplateKey): Promise<Wording> {
  const own = await findTemplate(scope, key);
  return wordingOf(key, own ? [own] : []);
}

/** The company's words among what it has saved, or the product's. */
function wordingOf(key: TemplateKey, saved: Awaited<ReturnType<typeof listTemplates>>): Wording {
  const own = saved.find(({ type }) => type === key.type);
  return own?.text ? { subject: own.subject ?? '', text: own.text } : defaultWording(key);
}

/**
 * A letter of these words. A template without its button or its sender's message gets it below, as the letter would
 * be of no use without it. A reminder needn't repeat the message of its invitation.
 */
export function writeMail(
  { type, locale }: Omit<TemplateKey, 'channel'>,
  words: Wording,
  { values, sender, small }: Frame & { values: Values },
) {
  const subject = fillWords(words.subject, values, locale).replaceAll(/\s+/g, ' ').trim();
  const read = readHtml(words.text);
  const told = type === 'reminder' ? read : withMessage(read, values);
  const pieces = withButton(fillPieces(told, values, locale), values);
  return { subject, ...frameLetter({ locale, sender, title: subject, pieces, small }) };
}

function withMessage(pieces: readonly Piece[], values: Values): readonly Piece[] {
  const name = 'message.text';
  if (!values[name] || pieces.some((piece) => loneVariable(piece) === name)) return pieces;
  return [...pieces, paragraph(hole(name))];
}

function withButton(pieces: readonly Piece[], values: Values): Piece[] {
  const button = values['link.button'] as { label: string; address: string } | undefined;
  if (!button || pieces.some(({ kind }) => kind === 'button')) return [...pieces];
  return [...pieces, { kind: 'button', ...button }];
}
