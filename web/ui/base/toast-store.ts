export type Toast = {
  readonly id: number;
  readonly kind: 'success' | 'error';
  readonly title?: string;
  readonly message: string;
};

/** Runs something later; the answer calls it off. */
export type Timer = (run: () => void, milliseconds: number) => () => void;

/** Rule 34: 5000 ms, at most 20, newest on top, the same message not twice. */
const lifetime = 5000;
const most = 20;

const browserTimer: Timer = (run, milliseconds) => {
  const handle = setTimeout(run, milliseconds);
  return () => clearTimeout(handle);
};

export type ToastStore = ReturnType<typeof createToastStore>;

export function createToastStore(timer: Timer = browserTimer) {
  let toasts: readonly Toast[] = [];
  let paused = false;
  let lastId = 0;
  const listeners = new Set<() => void>();
  const cancels = new Map<number, () => void>();

  function change(next: readonly Toast[]) {
    toasts = next;
    for (const listener of listeners) listener();
  }
  function stop(id: number) {
    cancels.get(id)?.();
    cancels.delete(id);
  }
  function start(id: number) {
    stop(id);
    if (!paused)
      cancels.set(
        id,
        timer(() => close(id), lifetime),
      );
  }
  function close(id: number) {
    stop(id);
    change(toasts.filter((toast) => toast.id !== id));
  }
  /** Its id, to close it by. */
  function add(fresh: Omit<Toast, 'id'>): number {
    const same = toasts.find(
      ({ kind, title, message }) =>
        kind === fresh.kind && title === fresh.title && message === fresh.message,
    );
    if (same) {
      start(same.id);
      return same.id;
    }
    lastId += 1;
    const kept = toasts.slice(0, most - 1);
    for (const { id } of toasts.slice(most - 1)) stop(id);
    change([{ ...fresh, id: lastId }, ...kept]);
    start(lastId);
    return lastId;
  }

  return {
    success: (message: string) => add({ kind: 'success', message }),
    error: (title: string, message: string) => add({ kind: 'error', title, message }),
    close,
    /** While the pointer or the focus is on the toasts none of them goes. */
    pause() {
      paused = true;
      for (const { id } of toasts) stop(id);
    },
    /** Each gets its whole time again. */
    resume() {
      paused = false;
      for (const { id } of toasts) start(id);
    },
    list: () => toasts,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** The one list of toasts of the product; callable from anywhere. */
export const toast: ToastStore = createToastStore();
