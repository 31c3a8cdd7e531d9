import { type RefObject, useEffect, useState } from 'react';

/** Long enough that blocks which only pass by while scrolling are not loaded, in ms. */
const rest = 100;

/** True once an element has been in or near the window for a moment; it stays true from then on. */
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
