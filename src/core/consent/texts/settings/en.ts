import type { consentSettings as ru } from '#core/consent/texts/settings/ru.ts';
import type { Translation } from '#platform/texts/t.ts';

/** The card about consent on the company's security page (rule 115). */
export const consentSettings: Translation<typeof ru> = {
  title: 'Reviewers’ consent',
  lead: 'What reviewers read before the first questions, whether they come by a link or with a password. Only the day on which they agreed is kept.',
  kind: {
    off: 'Nothing is asked',
    notice: 'A text is shown',
    tick: 'Consent is asked for',
  },
  hint: {
    off: 'The questions come right away',
    notice: 'Reviewers read the text and press “Got it”. Answers are accepted in any case.',
    tick: 'Reviewers choose “I agree” or “I don’t agree”. Without consent no answers are accepted. No one sees who refused: in all lists they simply haven’t answered.',
  },
  state: '{{kind}}, text No. {{version}}',
  label: 'Before the first questions',
  russian: 'Text in Russian',
  english: 'Text in English',
  proposed: 'This is a proposed text. Check it with a lawyer and add the company’s name.',
  again: 'The text has changed: those who agreed to the former one will be asked to read it too.',
};
