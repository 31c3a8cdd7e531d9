import { getPaperBrand } from '#core/company/server/queries.ts';
import { getSender } from '#core/invitation/server/queries.ts';
import type { Render, SlackRender, Waiting } from '#core/mail/server/deliver.ts';
import { personValues } from '#core/mail/server/template/person-values.ts';
import { writeFromTemplate } from '#core/mail/server/template/write-from-template.ts';
import { firstMessage } from '#core/report/contract/report-send.ts';
import type { Context } from '#platform/server/context.ts';
import { withBrand } from '#platform/server/db/scope.ts';
import { undrawnIn } from '#platform/server/pdf/undrawn.ts';
import { forSlack } from '#platform/server/slack/slack.ts';
import { speak } from '#platform/texts/speak.ts';
import type { Locale, T } from '#platform/texts/t.ts';
import { requireStillAllowed } from './allowed.ts';
import { findRecipient, findSending, type Sending } from './queries.ts';
import { readSent } from './read-sent.ts';

/** "Assessment report: …": a letter with the PDF that its reader would save. */
export const renderSentReport: Render<'report'> = async (context, brandId, _, __, waiting) => {
  const found = await writeSentReport(context, brandId, waiting);
  if (!found) return null;
  const { letter, replyTo, file, name } = found;
  const attachment = { filename: name, content: Buffer.from(file), contentType: 'application/pdf' };
  return { ...letter, replyTo, attachments: [attachment] };
};

/** The same for Slack: the letter's words, and the file beside them. */
export const renderSlackReport: SlackRender<'report'> = async (
  context,
  brandId,
  _,
  __,
  waiting,
) => {
  const found = await writeSentReport(context, brandId, waiting);
  if (!found) return null;
  const { letter, file, name } = found;
  return { text: forSlack(letter.text.trim()), file: { name, content: file } };
};

/**
 * What a recipient gets: in their own language where the brand knows them, else in the sender's.
 * Null when the report is not there any more. Throws `NotAllowed` where the company sends no reports to them, and what
 * making a PDF does.
 */
async function writeSentReport(context: Context, brandId: string, waiting: Waiting) {
  const { sendingId } = waiting.payload as { sendingId: string };
  const inBrand = { database: context.database, brandId };
  const found = await withBrand(inBrand, async (scope) => {
    const sending = await findSending(scope, sendingId);
    const { active } = await getSender(scope);
    if (!sending || !active) return null;
    await requireStillAllowed(scope, waiting, context.now());
    const reader = await findRecipient(scope, waiting);
    const locale = reader?.locale ?? sending.locale;
    const sent = await readSent(scope, sending, { locale, readerId: reader?.employeeId ?? null });
    return sent && { sending, sent, brand: await getPaperBrand(scope), locale, reader };
  });
  if (!found) return null;
  const { sending, sent, brand, locale, reader } = found;
  const actor = { brandId, timeZone: brand.timeZone };
  const file = await sent.makeFile({ context, actor, brand });
  const person = { firstName: '', lastName: '', ...reader, brand: brand.name };
  const values = {
    ...greetingOf(person, locale),
    ...sent.values,
    'sender.name': sending.senderName,
    'sender.email': sending.senderEmail,
    'message.text': isFirst(sending) ? firstMessage(speak[locale]) : sending.text,
  };
  const frame = { sender: brand.name, small: smallOf(speak[locale], undrawnIn(file)) };
  const letter = await withBrand(inBrand, (scope) =>
    writeFromTemplate(scope, { type: 'reportSent', locale }, values, frame),
  );
  return { letter, replyTo: sending.senderEmail, file, name: sent.name };
}

const smallOf = (t: T, count: number): string[] => [
  ...(count > 0 ? [t('mail.reportSent.undrawn', { count })] : []),
  t('mail.reportSent.personal'),
];

/** The sender has left the message as it was proposed. */
const isFirst = ({ text, locale }: Pick<Sending, 'text' | 'locale'>): boolean =>
  text === firstMessage(speak[locale]);

/** The greeting and the company's name. Where nothing is known of the reader, the greeting is without a name. */
function greetingOf(person: Parameters<typeof personValues>[0], locale: Locale) {
  const t = speak[locale];
  const values = personValues(person, { t, locale });
  return {
    'person.greeting': person.firstName ? values['person.greeting'] : t('mail.greeting'),
    'company.name': values['company.name'],
  };
}
