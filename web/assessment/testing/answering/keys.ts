import { useEffect, useRef, useState } from 'react';
import { readStored, writeStored } from '#web/platform/session/storage.ts';
import { answerOfKey } from './auto-advance.ts';

/** Two switches of the device, both on at first. */
const switches = {
  /** Digit keys answer. Single-key shortcuts must be possible to switch off (WCAG 2.1.4). */
  keys: 'testing-keys',
  /** One tap answers and goes on (rule 60). */
  taps: 'testing-taps',
} as const;

export function useSwitch(which: keyof typeof switches): [boolean, (on: boolean) => void] {
  const key = switches[which];
  const [isOn, setOn] = useState(() => readStored(key) !== 'off');
  return [
    isOn,
    (next) => {
      writeStored(key, next ? 'on' : 'off');
      setOn(next);
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
