import { minutesFor, type QuestionCounts } from '#contract/rules/answering-time.ts';
import { daysBetween } from '#contract/rules/days.ts';
import {
  type AnonymousType,
  anonymousTypes,
  keepsAnonymity,
  participantTypes,
} from '#contract/rules/methods.ts';
import { shortName } from '#contract/rules/names.ts';
import type { Locale, T } from '#i18n/t.ts';
import { dayAndMonth, longDate } from '#server/shared/long-date.ts';
import type { PreparedInvitation } from './addressee.ts';
import type { OpenAssignment } from './queries.ts';

/** Everything a letter about what waits for somebody says, in their language. */
export interface LetterValues {
  locale: Locale;
  brand: string;
  firstName: string;
  /** How many people are to be assessed. */
  count: number;
  /** The only one of them, first name first. Null where there are several, or it is oneself. */
  name: string | null;
  isSelf: boolean;
  /** Who is assessed: a pair for each role, and for each last day where they differ. */
  roles: [name: string, value: string][];
  /** The last day that is nearest, in words: 5 декабря. */
  date: string;
  /** The same with its year where it is the last day of all. Null where they differ. */
  until: string | null;
  /** From today to the last day that is nearest. */
  daysLeft: number;
  questionCount: number;
  minutes: number;
  /** Who sees the answers. */
  confidence: string;
  /** Whether some of the answers are anonymous. */
  isHidden: boolean;
  /** Whom to ask. */
  organiser: string;
  token: string;
}

export function valuesOf(found: PreparedInvitation, t: T): LetterValues {
  const { recipient, brand, open, organisers, token, today } = found;
  const { firstName, locale } = recipient;
  const [nearest] = open as [OpenAssignment];
  const subjects = new Set(open.map(({ subjectId }) => subjectId));
  const isSelf = open.every(({ type }) => type === 'employee');
  const isOne = subjects.size === 1;
  const isSameDay = open.every(({ dateEnd }) => dateEnd === nearest.dateEnd);
  const counts = countQuestions(open);
  return {
    locale,
    brand,
    firstName,
    count: subjects.size,
    name: isOne && !isSelf ? `${nearest.firstName} ${nearest.lastName}` : null,
    isSelf,
    roles: rolesOf(open, { isSameDay, locale, t }),
    date: dayAndMonth(nearest.dateEnd, locale),
    until: isSameDay ? longDate(nearest.dateEnd, locale) : null,
    daysLeft: daysBetween(today, nearest.dateEnd),
    questionCount: counts.ratingCount + counts.textCount,
    minutes: minutesFor(counts),
    confidence: confidence(open, t),
    isHidden: open.some(isKept),
    organiser:
      organisers.map(({ name, email }) => `${name}, ${email}`).join('; ') ||
      t('mail.invitation.hr', { brand }),
    token,
  };
}

const countQuestions = (open: readonly OpenAssignment[]): QuestionCounts => ({
  ratingCount: open.reduce((sum, { ratingCount }) => sum + ratingCount, 0),
  textCount: open.reduce((sum, { textCount }) => sum + textCount, 0),
});

interface Said {
  isSameDay: boolean;
  locale: Locale;
  t: T;
}

/** Who is assessed, role by role, with the number of each questionary where there are several. */
function rolesOf(
  open: readonly OpenAssignment[],
  { isSameDay, locale, t }: Said,
): [string, string][] {
  const isNumbered = open.some(({ number }) => number !== open[0]?.number);
  const nameOf = (one: OpenAssignment) =>
    isNumbered
      ? t('mail.invitation.inNumber', { name: shortName(one), number: one.number })
      : shortName(one);
  const days = [...new Set(open.map(({ dateEnd }) => dateEnd))];
  return days.flatMap((day) =>
    participantTypes.flatMap((type): [string, string][] => {
      const these = open.filter((one) => one.type === type && one.dateEnd === day);
      if (these.length === 0) return [];
      const role = t(`mail.invitation.as.${type}`);
      const date = dayAndMonth(day, locale);
      const name = isSameDay ? role : t('mail.invitation.asUntil', { role, date });
      return [[name, listed(these.map(nameOf), t)]];
    }),
  );
}

const mostNames = 10;

/** Names; only the first few of a long list. */
export function listed(names: readonly string[], t: T): string {
  const rest = names.length - mostNames;
  const shown = names.slice(0, mostNames).join(', ');
  return rest > 0 ? `${shown} ${t('mail.invitation.andMore', { count: rest })}` : shown;
}

const isOfGroup = ({ type }: OpenAssignment): boolean =>
  anonymousTypes.includes(type as AnonymousType);
/** Its answers are shown only together with those of others (rule 25). */
const isKept = (one: OpenAssignment): boolean => isOfGroup(one) && keepsAnonymity(one);

/** What happens to the answers, in plain words (rules 25 and 26). */
function confidence(open: readonly OpenAssignment[], t: T): string {
  if (!open.some(keepsAnonymity)) return t('mail.invitation.open');
  if (!open.every(keepsAnonymity)) return t('mail.invitation.differs');
  const threshold = Math.min(...open.map(({ anonymityThreshold }) => anonymityThreshold));
  const hidden = open.filter(isKept).length;
  if (hidden === 0) return t('mail.invitation.attributed');
  return t(`mail.invitation.${hidden === open.length ? 'anonymous' : 'mixed'}`, { threshold });
}
