import { type RefObject, useEffect } from 'react';

/**
 * Keeps the question in view above the keyboard of a phone: the keyboard leaves less of the page, and
 * browsers then scroll to the field only.
 */
export function useRoomAbove(heading: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const view = window.visualViewport;
    const show = () => {
      if (document.activeElement?.tagName === 'TEXTAREA') heading.current?.scrollIntoView();
    };
    view?.addEventListener('resize', show);
    return () => view?.removeEventListener('resize', show);
  }, [heading]);
}
