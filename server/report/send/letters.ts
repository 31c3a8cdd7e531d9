import type { ReportContent } from '#contract/rules/report-content.ts';
import { voiceFor } from '#contract/rules/report-voice.ts';
import { speak } from '#i18n/speak.ts';
import type { Locale } from '#i18n/t.ts';
import type { Context } from '#server/context.ts';
import { withBrand } from '#server/db/scope.ts';
import type { Render, SlackRender, Waiting } from '#server/delivery/deliver.ts';
import { getSender } from '#server/invitation/queries.ts';
import { reportFileName } from '#server/pdf/file-name.ts';
import { changesSincePrevious } from '#server/report/previous.ts';
import { findContent } from '#server/report/read-report.ts';
import { takePdf } from '#server/report/take-pdf.ts';
import { longDate } from '#server/shared/long-date.ts';
import { forSlack } from '#server/slack/slack.ts';
import { personValues } from '#server/template/person-values.ts';
import { writeFromTemplate } from '#server/template/write-from-template.ts';
import { findRecipient, findSending } from './queries.ts';

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
 * What a recipient gets: in their own language where the brand knows them, else in the sender's. Null when the report
 * is not there any more. Throws what making a PDF does.
 */
async function writeSentReport(context: Context, brandId: string, waiting: Waiting) {
  const { sendingId } = waiting.payload as { sendingId: string };
  const found = await withBrand({ database: context.database, brandId }, async (scope) => {
    const sending = await findSending(scope, sendingId);
    const brand = await getSender(scope);
    if (!sending || !brand.active) return null;
    const reader = await findRecipient(scope, waiting);
    const locale = reader?.locale ?? sending.locale;
    const { questionaryId, employeeId } = sending;
    const passedParticipantCount = sending.passedParticipantCount ?? undefined;
    const wanted = { questionaryId, employeeId, passedParticipantCount };
    const content = await findContent(scope, wanted, locale);
    if (!content) return null;
    const person = { firstName: '', lastName: '', ...reader, brand: brand.name };
    const letter = await writeFromTemplate(
      scope,
      { type: 'reportSent', locale },
      {
        ...greetingOf(person, locale),
        ...reportValues(content, locale),
        'sender.name': sending.senderName,
        'sender.email': sending.senderEmail,
        'message.text': sending.text,
      },
      { sender: brand.name, small: [speak[locale]('mail.reportSent.personal')] },
    );
    return {
      letter,
      content,
      locale,
      brand,
      voice: voiceFor(reader?.employeeId ?? null, content),
      previous: await changesSincePrevious(scope, content),
      replyTo: sending.senderEmail,
    };
  });
  if (!found) return null;
  const { letter, content, locale, brand, voice, previous, replyTo } = found;
  const file = await takePdf({
    context,
    actor: { brandId, timeZone: brand.timeZone },
    content,
    locale,
    brandName: brand.name,
    voice,
    previous,
  });
  return { letter, replyTo, file, name: reportFileName(content, 'pdf') };
}

/** Of a reader of whom nothing is known, the greeting knows no name. */
function greetingOf(person: Parameters<typeof personValues>[0], locale: Locale) {
  const t = speak[locale];
  const values = personValues(person, t);
  return {
    'person.greeting': person.firstName ? values['person.greeting'] : t('mail.greeting'),
    'company.name': values['company.name'],
  };
}

function reportValues(content: ReportContent, locale: Locale) {
  const { kind, subject, number, dateStart, dateEnd } = content;
  const t = speak[locale];
  return {
    'report.kind': t(`mail.reportSent.kind.${kind}`),
    'report.subject': subject,
    'report.number': t('mail.news.number', { number }),
    'report.dates': `${longDate(dateStart, locale)} – ${longDate(dateEnd, locale)}`,
  };
}
