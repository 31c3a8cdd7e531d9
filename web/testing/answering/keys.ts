import { useEffect, useRef, useState } from 'react';
import { readStored, writeStored } from '#web/session/storage.ts';
import { answerOfKey } from './auto-advance.ts';

const key = 'testing-keys';

/** Whether digit keys answer. Single-key shortcuts must be possible to switch off (WCAG 2.1.4). */
export function useKeysAllowed(): [boolean, (allowed: boolean) => void] {
  const [allowed, setAllowed] = useState(() => readStored(key) !== 'off');
  return [
    allowed,
    (next) => {
      writeStored(key, next ? 'on' : 'off');
      setAllowed(next);
    },
  ];
}

const typedInto =
  'textarea, select, [contenteditable], input:not([type="radio"], [type="checkbox"], [type="button"])';

/** Calls back for the keys 0–5 wherever the focus is, except while typing. */
export function useAnswerKeys(isOn: boolean, onAnswer: (answer: number) => void): void {
  const latest = useRef(onAnswer);
  useEffect(() => {
    latest.current = onAnswer;
  });
  useEffect(() => {
    if (!isOn) return;
    function press(event: KeyboardEvent) {
      const isTyping = event.target instanceof Element && !!event.target.closest(typedInto);
      const { key, repeat, ctrlKey, altKey, metaKey } = event;
      const answer = answerOfKey({ key, repeat, ctrlKey, altKey, metaKey, isTyping });
      if (answer !== null) latest.current(answer);
    }
    // In the capture phase, because a dialog around may stop its keys from bubbling.
    window.addEventListener('keydown', press, true);
    return () => window.removeEventListener('keydown', press, true);
  }, [isOn]);
}
