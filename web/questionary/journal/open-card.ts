import { type RefObject, useEffect, useRef } from 'react';
import { type JournalStatus, journalStatuses } from '#web/questionary/journal-search.ts';
import type { JournalColumn } from '#web/questionary/queries.ts';
import { useDevice } from '#web/ui/base/use-device.ts';

/**
 * Brings the card of the open questionary into sight, also when it moves to another column: its
 * panel may lie over it. The board and its columns scroll for it, the page stays where it is.
 */
export function useOpenCard(
  columns: Record<JournalStatus, JournalColumn>,
  openId: string | undefined,
): RefObject<HTMLDivElement | null> {
  const board = useRef<HTMLDivElement>(null);
  const status = journalStatuses.find((one) => holds(columns[one], openId));
  useEffect(() => {
    if (!openId || !status) return;
    const card = board.current?.querySelector(openCard);
    const column = card?.closest('.q-column');
    if (!board.current || !card || !column) return;
    board.current.scrollBy({ left: overhang(column, board.current, 'left', 'right') });
    const head = column.firstElementChild?.clientHeight ?? 0;
    column.scrollBy({ top: overhang(card, column, 'top', 'bottom', head + margin) });
  }, [openId, status]);
  return board;
}

/** The same where the page itself is the list: beside the panel the cards stand in other rows. */
export function useOpenCardOnPage(list: JournalColumn, openId: string | undefined): void {
  const desktop = useDevice() === 'desktop';
  const isListed = holds(list, openId);
  useEffect(() => {
    if (!openId || !isListed || !desktop) return;
    document.querySelector(openCard)?.scrollIntoView({ block: 'nearest' });
  }, [openId, isListed, desktop]);
}

const openCard = '.q-card[aria-current]';

const holds = ({ data }: JournalColumn, openId: string | undefined): boolean =>
  data?.pages.some((page) => page.data.some(({ id }) => id === openId)) ?? false;

/** In px, between a card and the edge it would touch. */
const margin = 8;

type Side = 'left' | 'right' | 'top' | 'bottom';

/** By how many px something must move to lie within its box, below what is covered at its start. */
function overhang(inner: Element, outer: Element, start: Side, end: Side, covered = 0): number {
  const [one, box] = [inner.getBoundingClientRect(), outer.getBoundingClientRect()];
  const before = one[start] - box[start] - covered;
  return before < 0 ? before : Math.max(0, one[end] - box[end]);
}
