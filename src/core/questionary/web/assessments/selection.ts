import { type RefObject, useRef, useState } from 'react';
import type { Picked } from '#core/questionary/web/many/picked.ts';

/** The questionaries selected in the journal, whatever column, page or search they are found in. */
export interface Selection {
  picked: Picked;
  /** Boxes show on all cards: something is selected, or the person has begun to select. */
  isOn: boolean;
  /** The id of the card pressed last, where a range begins. */
  last: RefObject<string>;
  begin: () => void;
  pick: (next: Picked) => void;
  clear: () => void;
}

export function useSelection(): Selection {
  const [picked, pick] = useState<Picked>(new Map());
  const [hasBegun, setBegun] = useState(false);
  return {
    picked,
    isOn: hasBegun || picked.size > 0,
    last: useRef(''),
    begin: () => setBegun(true),
    pick,
    clear() {
      pick(new Map());
      setBegun(false);
    },
  };
}
