import { type Answer, answers } from '#platform/contract/rules/scale.ts';
import type { Timer } from '#platform/web/ui/base/timer.ts';

/**
 * How long a choice stays in view before the next question comes, in ms: by key or double click, and by a tap, whose finger hides it at first (rule 60).
 */
export const advanceDelays = { key: 200, doubleClick: 200, tap: 350 } as const;
export type AdvanceBy = keyof typeof advanceDelays;

/** How long a question is new: a tap right after it came was meant for the one before, in ms. */
const newFor = 300;

/** Holds one scheduled step forward. Anything that happens meanwhile cancels it. */
export function createAutoAdvance(timer: Timer, onNew: (isNew: boolean) => void) {
  let cancel: (() => void) | undefined;
  let isNew = false;
  function stop() {
    cancel?.();
    cancel = undefined;
  }
  function setNew(next: boolean) {
    isNew = next;
    onNew(next);
  }
  return {
    stop,
    /** Makes the question in view a new one for a moment. */
    settle() {
      setNew(true);
      timer(() => setNew(false), newFor);
    },
    isNew: () => isNew,
    start(advance: () => void, by: AdvanceBy) {
      stop();
      cancel = timer(() => {
        cancel = undefined;
        advance();
      }, advanceDelays[by]);
    },
  };
}

/** A key pressed by itself. Null while typing, for a held key, or for a shortcut. */
export function keyAlone(event: {
  key: string;
  repeat: boolean;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
  isTyping: boolean;
}): string | null {
  const { key, repeat, ctrlKey, altKey, metaKey, isTyping } = event;
  return repeat || ctrlKey || altKey || metaKey || isTyping ? null : key;
}

/** The answer that a key stands for. */
export const answerOfKey = (key: string): Answer | null =>
  answers.find((answer) => String(answer) === key) ?? null;
