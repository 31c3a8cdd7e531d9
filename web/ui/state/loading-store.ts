import { createStore } from '#web/ui/base/store.ts';

/** Counts what is under way. */
export function createLoadingStore() {
  const { get, set, subscribe } = createStore(0);
  return {
    /** Something began; call the answer once it has ended (a second call does nothing). */
    begin() {
      let open = true;
      set(get() + 1);
      return () => {
        if (open) set(get() - 1);
        open = false;
      };
    },
    pending: get,
    subscribe,
  };
}

/** What the bar at the top of the window shows; callable from anywhere. */
export const loading = createLoadingStore();
