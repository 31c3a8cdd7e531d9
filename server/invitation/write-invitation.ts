import { speak } from '#i18n/speak.ts';
import type { Context } from '#server/context.ts';
import { writeLetter } from '#server/mail/letter.ts';
import type { LetterValues } from './letter-values.ts';

interface Words {
  subject: string;
  title: string;
  intro: string;
  /** Comes after the list and the last day. */
  fact: [name: string, value: string];
}

/** A letter with the person's link: whom they assess, in which role, until when, and whom to ask. */
export function writeInvitation({ config }: Context, values: LetterValues, words: Words) {
  const { locale, brand, firstName, roles, until, organiser, isHidden, token } = values;
  const t = speak[locale];
  return {
    subject: words.subject,
    ...writeLetter({
      locale,
      sender: brand,
      title: words.title,
      paragraphs: [t('mail.invitation.greeting', { firstName }), words.intro],
      facts: [
        ...roles,
        ...(until
          ? ([[t('mail.invitation.until'), t('mail.invitation.untilValue', { date: until })]] as [
              string,
              string,
            ][])
          : []),
        words.fact,
        [t('mail.invitation.organiser'), organiser],
      ],
      button: {
        label: t('mail.invitation.button'),
        address: `${config.publicUrl}/testing?token=${token}`,
      },
      small: [
        t('mail.invitation.personal'),
        ...(isHidden
          ? [t('mail.invitation.protection', { address: `${config.publicUrl}/answers-protected` })]
          : []),
      ],
    }),
  };
}

/** The subject line of an invitation: whom it is about, and until when. */
export function invitationSubject({ locale, isSelf, name, count, date }: LetterValues): string {
  const t = speak[locale];
  if (isSelf) return t('mail.invitation.subject.self', { date });
  if (name) return t('mail.invitation.subject.one', { name, date });
  return t('mail.invitation.subject.several', { count, date });
}
