import { type RefObject, useEffect, useRef } from 'react';

/** While `check` returns false, stops the surrounding form from submitting and focuses the field. */
export function useSubmitBarrier(field: RefObject<HTMLInputElement | null>, check: () => boolean) {
  const latest = useRef(check);
  useEffect(() => {
    latest.current = check;
  });
  useEffect(() => {
    const form = field.current?.form;
    function stop(event: Event) {
      if (latest.current()) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      field.current?.focus();
    }
    form?.addEventListener('submit', stop, true);
    return () => form?.removeEventListener('submit', stop, true);
  }, [field]);
}
