import { type ReactNode, useId } from 'react';

/** A titled part of the page. */
export function KitPart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className="kit-part" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
