import { type RefObject, useEffect, useEffectEvent } from 'react';
import { useSlash } from '#platform/web/device/search-key.ts';

const typedInto =
  'textarea, select, [contenteditable], input:not([type="radio"], [type="checkbox"], [type="button"])';

/** Calls back for Ctrl+K and ⌘K anywhere, and for / where nothing is typed; not from under a dialog. */
export function useSearchKeys(box: RefObject<Element | null>, onKey: () => void) {
  const [hasSlash] = useSlash();
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, code, ctrlKey, metaKey, altKey, shiftKey, target } = event;
    const isTyping = target instanceof Element && target.closest(typedInto) !== null;
    const isSlash = hasSlash && key === '/' && !ctrlKey && !metaKey && !altKey && !isTyping;
    // By its place: in the Russian layout the key is called otherwise.
    const isK = code === 'KeyK' && ctrlKey !== metaKey && !altKey && !shiftKey;
    if (!(isSlash || isK) || box.current?.closest('[aria-hidden="true"], [inert]')) return;
    event.preventDefault();
    onKey();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
