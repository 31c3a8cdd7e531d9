import { onDemand, usePart } from '#web/platform/ui/base/on-demand.ts';
import type { BoxOf } from './journal-column.tsx';
import type { Selection } from './selection.ts';

const cardBox = onDemand(async () => (await import('./card-box.tsx')).CardBox);

/** The boxes that select cards. They come after the cards: nobody selects what they have not seen. */
export function useCardBoxes(areCardsThere: boolean, selection: Selection): BoxOf | undefined {
  const Box = usePart(cardBox, areCardsThere, () => {});
  return Box && ((row, column) => <Box row={row} column={column} selection={selection} />);
}
