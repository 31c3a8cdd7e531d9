import { createStore, useStore } from '#platform/web/ui/base/store.ts';
import { readStored, writeStored } from './storage.ts';

const slash = createStore(readStored('search-key') !== 'off');

/** Whether / opens the search on this device. Keys that act alone must be possible to switch off (WCAG 2.1.4). */
export function useSlash(): [boolean, (on: boolean) => void] {
  return [
    useStore(slash),
    (on) => {
      writeStored('search-key', on ? 'on' : 'off');
      slash.set(on);
    },
  ];
}
