import { createStore } from '#platform/web/ui/base/store.ts';

/** Counts what is running. */
export function createLoadingStore() {
  const { get, set, subscribe } = createStore(0);
  return {
    /** Something has begun. Call the returned function when it has ended; a second call does nothing. */
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

/** Drives the loading bar. Call it from anywhere. */
export const loading = createLoadingStore();
