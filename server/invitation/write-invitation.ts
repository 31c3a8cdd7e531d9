import {
  type AnonymousType,
  anonymousTypes,
  keepsAnonymity,
  type Method,
  type ParticipantType,
  participantTypes,
} from '#contract/rules/methods.ts';
import { speak } from '#i18n/speak.ts';
import type { T } from '#i18n/t.ts';
import type { Context } from '#server/context.ts';
import { writeLetter } from '#server/mail/letter.ts';
import { longDate } from '#server/shared/long-date.ts';
import type { PreparedInvitation } from './addressee.ts';

interface Words {
  subject: string;
  title: string;
  intro: string;
  /** Comes last. */
  fact: [name: string, value: string];
}

/** A letter with the person's link: whom they assess, in which role and until when. */
export function writeInvitation({ config }: Context, found: PreparedInvitation, words: Words) {
  const { recipient, questionary, open, token } = found;
  const { firstName, locale } = recipient;
  const t = speak[locale];
  const date = longDate(questionary.dateEnd, locale);
  return {
    subject: words.subject,
    ...writeLetter({
      locale,
      sender: questionary.brand,
      title: words.title,
      paragraphs: [t('mail.invitation.greeting', { firstName }), words.intro],
      facts: [
        ...rolesOf(open, t),
        [t('mail.invitation.until'), t('mail.invitation.untilValue', { date })],
        words.fact,
      ],
      button: {
        label: t('mail.invitation.button'),
        address: `${config.publicUrl}/testing?token=${token}`,
      },
      small: [
        t('mail.invitation.personal'),
        ...(isHidden(questionary, open)
          ? [t('mail.invitation.protection', { address: `${config.publicUrl}/answers-protected` })]
          : []),
      ],
    }),
  };
}

type Open = { type: ParticipantType; name: string };

/** Who is assessed, role by role. */
function rolesOf(open: readonly Open[], t: T): [string, string][] {
  return participantTypes.flatMap((type): [string, string][] => {
    const names = open.filter((one) => one.type === type).map(({ name }) => name);
    if (names.length === 0) return [];
    return [[t(`mail.invitation.as.${type}`), listed(names, t)]];
  });
}

const mostNames = 10;

/** Names; only the first few of a long list. */
export function listed(names: readonly string[], t: T): string {
  const rest = names.length - mostNames;
  const shown = names.slice(0, mostNames).join(', ');
  return rest > 0 ? `${shown} ${t('mail.invitation.andMore', { count: rest })}` : shown;
}

type Confidential = { method: Method; isAnonymous: boolean; anonymityThreshold: number };

/** What happens to the answers, in plain words (rules 25 and 26). */
export function confidence(questionary: Confidential, open: readonly Open[], t: T): string {
  if (!keepsAnonymity(questionary)) return t('mail.invitation.open');
  const threshold = questionary.anonymityThreshold;
  const hidden = countHidden(open);
  if (hidden === 0) return t('mail.invitation.attributed');
  if (hidden === open.length) return t('mail.invitation.anonymous', { threshold });
  return t('mail.invitation.mixed', { threshold });
}

const countHidden = (open: readonly Open[]): number =>
  open.filter(({ type }) => anonymousTypes.includes(type as AnonymousType)).length;

/** Whether some of the answers asked for are anonymous. */
const isHidden = (questionary: Confidential, open: readonly Open[]): boolean =>
  keepsAnonymity(questionary) && countHidden(open) > 0;
