import { type RefObject, useEffect, useState } from 'react';

/** Long enough that what only passes by while scrolling is not loaded. */
const rest = 100;

/** Whether an element has stood in or near the window for a moment; stays true from then on. */
export function useNear(element: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const target = element.current;
    if (near || !target) return;
    let timer: ReturnType<typeof setTimeout>;
    const observer = new IntersectionObserver(
      (entries) => {
        clearTimeout(timer);
        if (entries.at(-1)?.isIntersecting) timer = setTimeout(() => setNear(true), rest);
      },
      { rootMargin: '300px 0px' },
    );
    observer.observe(target);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [element, near]);
  return near;
}
