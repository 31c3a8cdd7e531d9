import type { Timer } from '#web/ui/base/timer.ts';

/** How long a choice stands in view before the next question comes (spec 1, section 9). */
export const advanceDelay = 200;

/** One step forward that is due; whatever happens meanwhile calls it off. */
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

/** The answer a key stands for; null for keys that are typed, held down or part of a shortcut. */
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
