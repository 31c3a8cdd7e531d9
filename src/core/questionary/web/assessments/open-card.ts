import { type RefObject, useEffect, useRef } from 'react';
import {
  type AssessmentsStatus,
  assessmentsStatuses,
} from '#core/questionary/web/assessments-search.ts';
import type { AssessmentsColumn } from '#core/questionary/web/cards.ts';

/**
 * Scrolls the open questionary's card into view, because its panel may cover it. Does so again when
 * the card moves to another column. Only the board and its columns scroll, not the page.
 */
export function useOpenCard(
  columns: Record<AssessmentsStatus, AssessmentsColumn>,
  openId: string | undefined,
): RefObject<HTMLDivElement | null> {
  const board = useRef<HTMLDivElement>(null);
  const status = statusOf(columns, openId);
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

const openCard = '.q-card[aria-current]';

/** The column that holds the open questionary's card; undefined while none does. */
export const statusOf = (
  columns: Record<AssessmentsStatus, AssessmentsColumn>,
  openId: string | undefined,
): AssessmentsStatus | undefined =>
  assessmentsStatuses.find((status) => holds(columns[status], openId));

const holds = ({ data }: AssessmentsColumn, openId: string | undefined): boolean =>
  data?.pages.some((page) => page.data.some(({ id }) => id === openId)) ?? false;

/** Space in px between a card and the edge it would touch. */
const margin = 8;

type Side = 'left' | 'right' | 'top' | 'bottom';

/** How many px something must move to lie inside its box. `covered` is how much of the box's start is hidden. */
function overhang(inner: Element, outer: Element, start: Side, end: Side, covered = 0): number {
  const [one, box] = [inner.getBoundingClientRect(), outer.getBoundingClientRect()];
  const before = one[start] - box[start] - covered;
  return before < 0 ? before : Math.max(0, one[end] - box[end]);
}
