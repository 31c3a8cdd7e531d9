import type { LetterValues } from '#core/mail/contract/template/rules/templates.ts';
import { hrWords } from '#core/mail/server/template/hr-words.ts';
import { minutesFor } from '#core/questionary/contract/rules/answering-time.ts';
import { paceFor } from '#core/questionary/contract/rules/time-to-answer.ts';
import { daysBetween } from '#platform/contract/rules/days.ts';
import {
  type AnonymousType,
  anonymousTypes,
  keepsAnonymity,
} from '#platform/contract/rules/methods.ts';
import { shortName } from '#platform/contract/rules/names.ts';
import { dayAndMonth } from '#platform/server/shared/long-date.ts';
import type { Locale, T } from '#platform/texts/t.ts';
import type { PreparedInvitation } from './addressee.ts';
import type { OpenAssignment } from './queries.ts';

/**
 * What a letter about all that waits for somebody says, in their language. What this letter invites to
 * is listed first, as a long list shows its first few.
 */
export function letterValues(
  { recipient, brand, open, organisers, today }: Omit<PreparedInvitation, 'token'>,
  { t, address, letterId }: { t: T; address: string; letterId?: string },
): LetterValues<'reminder'> {
  const { firstName, lastName, locale } = recipient;
  const [nearest] = open as [OpenAssignment];
  const count = new Set(open.map(({ subjectId }) => subjectId)).size;
  const sum = (key: 'ratingCount' | 'textCount') => open.reduce((all, one) => all + one[key], 0);
  const counts = { ratingCount: sum('ratingCount'), textCount: sum('textCount') };
  return {
    'person.greeting': t('mail.greetingByName', { firstName }),
    'person.firstName': firstName,
    'person.fullName': shortName({ lastName, firstName }, locale),
    'company.name': brand,
    'assessment.who': who(open, count, t),
    'assessment.list': listOf(newFirst(open, letterId), locale, t),
    'assessment.count': t('mail.people', { count }),
    'assessment.until': dayAndMonth(nearest.dateEnd, locale),
    'assessment.left': left(daysBetween(today, nearest.dateEnd), t),
    'assessment.minutes': inTime(
      t('answering.info.minutes', { count: minutesFor(counts) }),
      paceFor(count, today, nearest.dateEnd),
      t,
    ),
    'assessment.organiser':
      organisers.map(({ name, email }) => `${name}, ${email}`).join('; ') ||
      t('mail.invitation.hr', { brand }),
    'assessment.confidentiality': confidence(open, t),
    'message.text': hrWords(messagesOf(open), t),
    'link.button': { label: t('mail.invitation.button'), address },
  };
}

/** How long it takes, and at which pace it is done in time. */
const inTime = (minutes: string, pace: number | undefined, t: T): string =>
  pace === undefined ? minutes : t('mail.pace', { minutes, count: pace });

/** The only one to be assessed, first name first, or how many they are. */
function who(open: readonly OpenAssignment[], count: number, t: T): string {
  const [first] = open as [OpenAssignment];
  if (open.every(({ type }) => type === 'employee')) return t('mail.invitation.self');
  return count === 1 ? `${first.firstName} ${first.lastName}` : t('mail.people', { count });
}

/** How many days are left, as a heading. */
function left(days: number, t: T): string {
  if (days === 0) return t('mail.left.today');
  return days === 1 ? t('mail.left.tomorrow') : t('mail.left.days', { count: days });
}

const newFirst = (open: readonly OpenAssignment[], letterId: string | undefined) =>
  open.toSorted(
    (one, other) => Number(other.letterId === letterId) - Number(one.letterId === letterId),
  );

/** Who is assessed; a name that stands there twice with the numbers of its questionaries. */
function listOf(
  open: readonly OpenAssignment[],
  locale: Locale,
  t: T,
): LetterValues<'invitation'>['assessment.list'] {
  const names = open.map((one) => shortName(one, locale));
  const isTwice = (name: string) => names.indexOf(name) !== names.lastIndexOf(name);
  const nameOf = (name: string, { number }: OpenAssignment) =>
    isTwice(name) ? t('mail.invitation.inNumber', { name, number }) : name;
  return open.map((one) => ({
    name: nameOf(shortName(one, locale), one),
    role: one.type,
    until: dayAndMonth(one.dateEnd, locale),
  }));
}

/** HR's own words, those of the first cycle first. */
const messagesOf = (open: readonly OpenAssignment[]): string[] =>
  open
    .toSorted((one, other) => (one.cycleNumber ?? 0) - (other.cycleNumber ?? 0))
    .flatMap(({ message }) => message ?? []);

/** Its answers are shown only together with those of others (rule 25). */
const isKept = (one: OpenAssignment): boolean =>
  anonymousTypes.includes(one.type as AnonymousType) && keepsAnonymity(one);

/** Whether some of the answers are anonymous. */
export const isHidden = (open: readonly OpenAssignment[]): boolean => open.some(isKept);

/** What happens to the answers, in plain words (rules 25 and 26). */
function confidence(open: readonly OpenAssignment[], t: T): string {
  if (!open.some(keepsAnonymity)) return t('mail.invitation.open');
  if (!open.every(keepsAnonymity)) return t('mail.invitation.differs');
  const threshold = Math.min(...open.map(({ anonymityThreshold }) => anonymityThreshold));
  const hidden = open.filter(isKept).length;
  if (hidden === 0) return t('mail.invitation.attributed');
  return t(`mail.invitation.${hidden === open.length ? 'anonymous' : 'mixed'}`, { threshold });
}
