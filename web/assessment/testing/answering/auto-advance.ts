import type { Timer } from '#web/platform/ui/base/timer.ts';

/**
 * How long a choice stays in view before the next question comes, in ms: by key or double click, and by a tap, whose finger hides it at first (rule 60).
 */
export const advanceDelays = { press: 200, tap: 350 } as const;
export type AdvanceBy = keyof typeof advanceDelays;

/** How long a question is new: a tap right after it came was meant for the one before, in ms. */
const newFor = 300;

/** Holds one scheduled step forward. Anything that happens meanwhile cancels it. */
export function createAutoAdvance(timer: Timer) {
  let cancel: (() => void) | undefined;
  let isNew = false;
  function stop() {
    cancel?.();
    cancel = undefined;
  }
  function settle() {
    isNew = true;
    timer(() => {
      isNew = false;
    }, newFor);
  }
  return {
    stop,
    /** From now on the question in view is new for a moment. */
    settle,
    isNew: () => isNew,
    start(advance: () => void, by: AdvanceBy) {
      stop();
      cancel = timer(() => {
        cancel = undefined;
        advance();
        if (by === 'tap') settle();
      }, advanceDelays[by]);
    },
  };
}

/** The answer that a key stands for. Null while typing, for a held key, or for a shortcut. */
export function answerOfKey(event: {
  key: string;
  repeat: boolean;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
  isTyping: boolean;
}): number | null {
  const { key, repeat, ctrlKey, altKey, metaKey, isTyping } = event;
  if (repeat || ctrlKey || altKey || metaKey || isTyping) return null;
  return /^[0-5]$/.test(key) ? Number(key) : null;
}
