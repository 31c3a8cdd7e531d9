import type { ClosedLink } from '#contract/testing.ts';
import type { Locale } from '#i18n/t.ts';
import { Failure } from '#server/errors.ts';
import { longDate } from '#server/shared/long-date.ts';
import { type AssignmentRow, type Days, isOver, linkState } from './rules.ts';

/** Explains kindly why a personal link opens nothing (rule 23). */
export const linkUnknown = () =>
  new Failure('linkExpired', { text: { key: 'testingMessages.linkUnknown' } });

/**
 * Refuses a call with a link that opens nothing now. It does not mention signing in: its holder may
 * have no account.
 */
export const linkRefused = () =>
  new Failure('unauthenticated', { text: { key: 'testingMessages.linkUnknown' } });

/**
 * Lets a link pass that still opens something. Throws a kind 404 otherwise. When the link is closed
 * for good, the data says whose it is, so that the device may forget unsent answers.
 */
export function requireOpenLink(
  rows: readonly AssignmentRow[],
  participantId: string,
  days: Days,
  locale: Locale,
) {
  const [first] = rows;
  if (!first) throw linkUnknown();
  const term = { ...first, status: first.questionaryStatus };
  const state = linkState(
    term,
    rows.map(({ status }) => status),
    days,
  );
  if (state === 'open') return;
  const isAnswered = state === 'answered';
  const isClosed = isAnswered || isOver(first.questionaryStatus);
  const data: ClosedLink = { questionaryId: first.questionaryId, participantId, isAnswered };
  throw new Failure('linkExpired', {
    text: closedText(state, first.dateStart, locale),
    ...(isClosed && { data }),
  });
}

function closedText(state: 'answered' | 'notStarted' | 'ended', dateStart: string, locale: Locale) {
  if (state === 'answered') return { key: 'testingMessages.linkAnswered' } as const;
  if (state === 'ended') return { key: 'testingMessages.linkEnded' } as const;
  const date = longDate(dateStart, locale);
  return { key: 'testingMessages.linkNotStarted', params: { date } } as const;
}
