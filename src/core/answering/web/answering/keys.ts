import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { readStored, writeStored } from '#platform/web/device/storage.ts';
import { keyAlone } from './auto-advance.ts';

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

const dialogAround = (element: Element | null) =>
  element?.closest('[role="dialog"], [role="alertdialog"]') ?? null;

/**
 * Calls back for each key pressed by itself, wherever the focus is, except while typing and in a dialog on
 * top of `box`. `areShown` once one was pressed: until then nobody needs to read about keys.
 */
export function useKeys(box: RefObject<Element | null>, onKey: (key: string) => void) {
  const [isOn, allow] = useSwitch('keys');
  const [wasPressed, setPressed] = useState(false);
  const press = useEffectEvent((event: KeyboardEvent) => {
    const focused = event.target instanceof Element ? event.target : null;
    const { key: named, repeat, ctrlKey, altKey, metaKey } = event;
    const isTyping = focused?.closest(typedInto) != null;
    const key = keyAlone({ key: named, repeat, ctrlKey, altKey, metaKey, isTyping });
    const cover = dialogAround(focused);
    if (key === null || !box.current || (cover && cover !== dialogAround(box.current))) return;
    setPressed(true);
    onKey(key);
  });
  useEffect(() => {
    if (!isOn) return;
    const listen = (event: KeyboardEvent) => press(event);
    // In the capture phase, because a dialog around may stop its keys from bubbling.
    window.addEventListener('keydown', listen, true);
    return () => window.removeEventListener('keydown', listen, true);
  }, [isOn]);
  return { isOn, allow, areShown: isOn && wasPressed };
}
export type Keys = ReturnType<typeof useKeys>;
