import { useState } from 'react';
import { readStored, writeStored } from '#platform/web/device/storage.ts';
import { createStore, useStore } from '#platform/web/ui/base/store.ts';

/** What somebody has folded or unfolded on this device, by its label. */
const turned = createStore<readonly string[]>(readStored('menu')?.split(' ') ?? []);

/**
 * Whether something stands open, and what turns it. `here`: the page in view, where it is inside; then it stands
 * open until it is folded there.
 */
export function useFold(label: string, atFirst: boolean, here?: string) {
  const kept = useStore(turned);
  const [shutAt, setShutAt] = useState<string>();
  const isTurned = kept.includes(label);
  const isOpen = here === undefined ? atFirst !== isTurned : shutAt !== here;
  function turn() {
    if (here !== undefined) return setShutAt(isOpen ? here : undefined);
    turned.set(isTurned ? kept.filter((one) => one !== label) : [...kept, label]);
    writeStored('menu', turned.get().join(' '));
  }
  return [isOpen, turn] as const;
}
