import type { consentMessages as ru } from '#core/consent/texts/messages/ru.ts';
import type { Translation } from '#platform/texts/t.ts';

/** What the server says about consent, and the text that it proposes to a company (rule 115). */
export const consentMessages: Translation<typeof ru> = {
  missing:
    'To submit your answers, we need your consent to process your data. Everything you’ve answered is kept on this device',
  newer: 'The company has changed the text. Please read the new one',
  saved: 'Consent saved',
  proposed: `Consent to the processing of personal data

By answering, I allow the company that has invited me to process:
• my name, email, job title and department;
• whom I’m asked to rate and in which role, and whether I’ve answered;
• until I submit my answers: the kind of device I began them on (phone, tablet, computer) and the day;
• my ratings and the texts of my answers.

Why. To prepare reports for the people these questions are about, and the company’s overall results. The data isn’t needed for anything else.

How. The data is collected, stored, summarised, shown in reports and deleted. The page before the questions says whether my answers are shown only together with those of others. Texts are quoted word for word. The original answers of an anonymous assessment are destroyed as soon as the final report is ready.

How long. As long as the reports are kept. The company sets the terms.

Consent is voluntary. I can withdraw it: by opening the link again and choosing “I don’t agree”, or by writing to HR. Answers in a finished anonymous report can’t be found or deleted any more: no one knows whose they are.

Legal basis: Article 6(1)(a) of the GDPR.`,
};
