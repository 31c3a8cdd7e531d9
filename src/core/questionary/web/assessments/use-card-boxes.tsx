import { part } from '#platform/web/device/part.ts';
import type { BoxOf } from './assessments-column.tsx';
import type { Selection } from './selection.ts';

const CardBox = part(() => import('./card-box.tsx'), 'CardBox');

/** The boxes that select cards. They come after the cards: nobody selects what they have not seen. */
export function useCardBoxes(areCardsThere: boolean, selection: Selection): BoxOf | undefined {
  if (!areCardsThere) return undefined;
  return (row, column) => <CardBox row={row} column={column} selection={selection} />;
}
