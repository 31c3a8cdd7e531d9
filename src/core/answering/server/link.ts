import type { ClosedLink } from '#core/answering/contract/answering.ts';
import { Failure } from '#platform/server/shared/errors.ts';
import { type AnsweringDays, type AssignmentRow, closedIds, linkState } from './rules.ts';

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
 * Lets a link pass that still opens something. Throws a kind 404 otherwise, which says whose it is
 * and what is closed, so that the device may forget unsent answers. Rows: the newest first.
 */
export function requireOpenLink(
  rows: readonly AssignmentRow[],
  participantId: string,
  days: AnsweringDays,
) {
  if (rows.length === 0) throw linkUnknown();
  const state = linkState(rows, days);
  if (state === 'open') return;
  const data: ClosedLink = {
    participantId,
    isAnswered: state === 'answered',
    closedIdList: closedIds(rows),
  };
  throw new Failure('linkExpired', { text: closedText(state, rows, days), data });
}

function closedText(
  state: 'answered' | 'notStarted' | 'ended',
  rows: readonly AssignmentRow[],
  { today }: AnsweringDays,
) {
  if (state === 'answered') return { key: 'testingMessages.linkAnswered' } as const;
  if (state === 'ended') return { key: 'testingMessages.linkEnded' } as const;
  const [date = today] = rows
    .map(({ dateStart }) => dateStart)
    .filter((start) => start > today)
    .sort();
  return { key: 'testingMessages.linkNotStarted', params: { date } } as const;
}
