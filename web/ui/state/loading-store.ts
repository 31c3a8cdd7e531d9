export type LoadingStore = ReturnType<typeof createLoadingStore>;

/** Counts what is under way. */
export function createLoadingStore() {
  let pending = 0;
  const listeners = new Set<() => void>();
  function change(by: 1 | -1) {
    pending += by;
    for (const listener of listeners) listener();
  }
  return {
    /** Something began; call the answer once it has ended (a second call does nothing). */
    begin() {
      let open = true;
      change(1);
      return () => {
        if (open) change(-1);
        open = false;
      };
    },
    pending: () => pending,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** What the bar at the top of the window shows; callable from anywhere. */
export const loading: LoadingStore = createLoadingStore();
