import { useEffect, useState } from 'react';
import { useDevice } from '#platform/web/ui/base/use-device.ts';
import { CreateMenu } from './assessments-column.tsx';
import type { WaysToCreate } from './create-menu.tsx';

interface FloatingCreateProps {
  ways: WaysToCreate;
  /** The button in the list that does the same; null while there is none. */
  like: Element | null;
}

/**
 * Creates from anywhere in the list. On small screens it hides while the list's
 * own button is in view; not from under its open menu, as that button may come into view later.
 */
export function FloatingCreate({ ways, like }: FloatingCreateProps) {
  const desktop = useDevice() === 'desktop';
  const isLikeInView = useInView(like);
  return (
    <div className="q-floating" hidden={isLikeInView && !desktop}>
      <CreateMenu variant="primary" size="l" ways={ways} />
    </div>
  );
}

/** Counts the list's own button as in view a little earlier, or the floating one would cover it. */
const rootMargin = '0px 0px 120px';

function useInView(element: Element | null): boolean {
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => setInView(entries.at(-1)?.isIntersecting ?? false),
      { rootMargin },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      setInView(false);
    };
  }, [element]);
  return isInView;
}
