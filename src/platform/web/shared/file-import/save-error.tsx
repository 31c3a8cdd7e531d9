import { useEffect, useRef } from 'react';
import { FieldError } from '#platform/web/ui/field/field-error.tsx';

/** Why nothing was saved. It stands below a long preview, so it comes into view by itself. */
export function SaveError({ children }: { children: string | undefined }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (children) ref.current?.scrollIntoView({ block: 'nearest' });
  }, [children]);
  return (
    <div role="alert" ref={ref}>
      <FieldError id="save-error">{children}</FieldError>
    </div>
  );
}
