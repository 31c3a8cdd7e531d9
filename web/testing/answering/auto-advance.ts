import type { Timer } from '#web/ui/base/timer.ts';

/** How long a choice stays in view before the next question comes, in ms (spec 1, section 9). */
export const advanceDelay = 200;

/** Holds one scheduled step forward. Anything that happens meanwhile cancels it. */
export function createAutoAdvance(timer: Timer) {
  let cancel: (() => void) | undefined;
  function stop() {
    cancel?.();
    cancel = undefined;
  }
  return {
    stop,
    start(advance: () => void) {
      stop();
      cancel = timer(() => {
        cancel = undefined;
        advance();
      }, advanceDelay);
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
