import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ReactNode, useId, useState } from 'react';
import { FieldError } from '#platform/web/ui/field/field-error.tsx';
import { Hint } from '#platform/web/ui/show/text.tsx';

interface FoldSectionProps {
  title: string;
  /** Its answer in one line, read while it is closed. */
  summary: string;
  /** Something in it is wrong: it opens. */
  isWrong: boolean;
  /** What is wrong with it as a whole. */
  error?: string | undefined;
  startsOpen?: boolean;
  children: ReactNode;
}

/** A section of a form that shows its answer in one line until it is opened. */
export function FoldSection(props: FoldSectionProps) {
  const { title, summary, isWrong, error, startsOpen = false, children } = props;
  const id = useId();
  const [wanted, setWanted] = useState(startsOpen);
  const [wasWrong, setWasWrong] = useState(isWrong);
  if (isWrong !== wasWrong) {
    setWasWrong(isWrong);
    if (isWrong) setWanted(true);
  }
  return (
    <section
      className="cycle-fold"
      aria-labelledby={`${id}-title`}
      data-invalid={error ? true : undefined}
    >
      <h3>
        <button
          type="button"
          aria-expanded={wanted}
          aria-controls={`${id}-body`}
          onClick={() => setWanted(!wanted)}
        >
          <span>
            <span id={`${id}-title`}>{title}</span>
            {!wanted && <Hint className="cycle-fold-summary">{summary}</Hint>}
          </span>
          <ChevronDown aria-hidden="true" />
        </button>
      </h3>
      {wanted && (
        <div id={`${id}-body`} className="cycle-fold-body">
          {children}
        </div>
      )}
      <FieldError className="cycle-fold-error">{error}</FieldError>
    </section>
  );
}
