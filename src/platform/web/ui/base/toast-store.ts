import { createStore } from './store.ts';
import { browserTimer, type Timer } from './timer.ts';

export type Toast = {
  readonly id: number;
  readonly kind: 'success' | 'error';
  readonly title?: string;
  readonly message: string;
  /** What takes it back. */
  readonly undo?: { readonly label: string; readonly run: () => void } | undefined;
};

/**
 * A toast stays for 5000 ms. At most 20 are shown, newest on top, and the same message only once
 * (rule 34).
 */
const lifetime = 5000;
const most = 20;

export function createToastStore(timer: Timer = browserTimer) {
  const { get, set, subscribe } = createStore<readonly Toast[]>([]);
  let paused = false;
  let lastId = 0;
  const cancels = new Map<number, () => void>();

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
    set(get().filter((toast) => toast.id !== id));
  }
  /** Returns the toast's id, to close it with. */
  function add(fresh: Omit<Toast, 'id'>): number {
    const same = get().find(
      ({ kind, title, message, undo }) =>
        !undo && kind === fresh.kind && title === fresh.title && message === fresh.message,
    );
    if (same) {
      start(same.id);
      return same.id;
    }
    lastId += 1;
    const before = get();
    for (const { id } of before.slice(most - 1)) stop(id);
    set([{ ...fresh, id: lastId }, ...before.slice(0, most - 1)]);
    start(lastId);
    return lastId;
  }

  return {
    success: (message: string, undo?: Toast['undo']) => add({ kind: 'success', message, undo }),
    error: (title: string, message: string) => add({ kind: 'error', title, message }),
    close,
    /** While the pointer or the focus is on the toasts, none of them disappears. */
    pause() {
      paused = true;
      for (const { id } of get()) stop(id);
    },
    /** Each toast's time starts again from the beginning. */
    resume() {
      paused = false;
      for (const { id } of get()) start(id);
    },
    list: get,
    subscribe,
  };
}

/** The app's toasts. Call it from anywhere. */
export const toast = createToastStore();
