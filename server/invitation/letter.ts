import {
  type AnonymousType,
  anonymousTypes,
  keepsAnonymity,
  type Method,
  type ParticipantType,
  participantTypes,
} from '#contract/rules/methods.ts';
import { speak } from '#i18n/speak.ts';
import type { Locale, T } from '#i18n/t.ts';
import type { Context } from '#server/context.ts';
import { type Scope, withBrand } from '#server/db/scope.ts';
import { writeLetter } from '#server/mail/letter.ts';
import { dateIn } from '#server/shared/calendar.ts';
import {
  findInvitingQuestionary,
  findRecipient,
  insertInvitation,
  listOpenAssignments,
} from './queries.ts';
import { isOpen } from './rules.ts';
import { makeInvitationToken } from './token.ts';

interface Invitee {
  questionaryId: string;
  employeeId: string;
}
type Open = { type: ParticipantType; name: string };

/**
 * Writes one invitation, with a personal link of its own that is made here and stored as a hash
 * only. Null when the questionary is over, or the person has answered, left, or another e-mail.
 */
export async function renderInvitation(
  context: Context,
  brandId: string,
  invitee: Invitee,
  email: string,
) {
  const found = await withBrand({ database: context.database, brandId }, (scope) =>
    prepareInvitation(scope, { ...invitee, email }, context.now()),
  );
  if (!found) return null;
  const t = speak[found.recipient.locale];
  const { brand, method } = found.questionary;
  return writeInvitation(context, found, {
    subject: t('mail.invitation.subject', { brand }),
    title: t('mail.invitation.title'),
    intro: t('mail.invitation.intro', { brand, method }),
    fact: [t('mail.invitation.confidence'), confidence(found.questionary, found.open, t)],
  });
}

interface Words {
  subject: string;
  title: string;
  intro: string;
  /** Stands last. */
  fact: [name: string, value: string];
}

/** A letter with the person's link: about whom they answer, in which role and until when. */
export function writeInvitation({ config }: Context, found: Prepared, words: Words) {
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
      small: [t('mail.invitation.personal')],
    }),
  };
}

export type Prepared = NonNullable<Awaited<ReturnType<typeof prepareInvitation>>>;
type Addressed = Invitee & { email: string };

/** Whom a letter about a questionary speaks to; null when it is over, or the person has left or another address. */
export async function findAddressee(
  scope: Scope,
  { questionaryId, employeeId, email }: Addressed,
  now: Date,
) {
  const questionary = await findInvitingQuestionary(scope, questionaryId);
  if (!questionary?.brandActive) return null;
  if (!isOpen(questionary, dateIn(questionary.timeZone, now))) return null;
  const recipient = await findRecipient(scope, { employeeId, email });
  return recipient ? { questionary, recipient } : null;
}

/** Makes the link of a letter to somebody who still has to answer, and has that address; else null. */
export async function prepareInvitation(scope: Scope, addressed: Addressed, now: Date) {
  const { questionaryId, employeeId } = addressed;
  const addressee = await findAddressee(scope, addressed, now);
  const open = await listOpenAssignments(scope, questionaryId, employeeId);
  if (!addressee || open.length === 0) return null;
  const { token, tokenHash } = makeInvitationToken(scope.brandId);
  await insertInvitation(scope, { questionaryId, employeeId, tokenHash });
  return { ...addressee, open, token };
}

const mostNames = 10;

/** Who is assessed, role by role. */
function rolesOf(open: readonly Open[], t: T): [string, string][] {
  return participantTypes.flatMap((type): [string, string][] => {
    const names = open.filter((one) => one.type === type).map(({ name }) => name);
    if (names.length === 0) return [];
    return [[t(`mail.invitation.as.${type}`), listed(names, t)]];
  });
}

/** Names, of a long list the beginning. */
export function listed(names: readonly string[], t: T): string {
  const rest = names.length - mostNames;
  const shown = names.slice(0, mostNames).join(', ');
  return rest > 0 ? `${shown} ${t('mail.invitation.andMore', { count: rest })}` : shown;
}

type Confidential = { method: Method; isAnonymous: boolean; anonymityThreshold: number };

/** What becomes of the answers, in plain words (rules 25 and 26). */
function confidence(questionary: Confidential, open: readonly Open[], t: T): string {
  if (!keepsAnonymity(questionary)) return t('mail.invitation.open');
  const threshold = questionary.anonymityThreshold;
  const hidden = open.filter(({ type }) => anonymousTypes.includes(type as AnonymousType)).length;
  if (hidden === 0) return t('mail.invitation.attributed');
  if (hidden === open.length) return t('mail.invitation.anonymous', { threshold });
  return t('mail.invitation.mixed', { threshold });
}

/** A plain date in words: 30 июня 2026 г. */
export function longDate(date: string, locale: Locale): string {
  return new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : 'ru', {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${date}T00:00:00Z`));
}
