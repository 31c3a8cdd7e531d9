import { type RefObject, useEffect } from 'react';

/** Opens what is folded for as long as the page is printed (rule 66): paper can't be pressed. */
export function usePrintWhole(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let folded: HTMLDetailsElement[] = [];
    const before = () => {
      folded = [
        ...(root.current?.querySelectorAll<HTMLDetailsElement>('details:not([open])') ?? []),
      ];
      for (const each of folded) each.open = true;
    };
    const after = () => {
      for (const each of folded) each.open = false;
    };
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, [root]);
}
