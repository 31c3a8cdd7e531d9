import { type ComponentProps, useEffect, useId, useRef } from 'react';
import { VisuallyHidden } from '#platform/web/ui/base/visually-hidden.tsx';
import { Field, type FieldTexts, fieldAria } from '#platform/web/ui/field/field.tsx';
import { Hint } from '#platform/web/ui/show/text.tsx';
import '#platform/web/ui/cover/popover.css';
import './suggest-field.css';

interface Suggestion {
  id: string;
  label: string;
  hint?: string | undefined;
}

export type SuggestFieldProps = FieldTexts &
  Omit<ComponentProps<'input'>, keyof FieldTexts | 'size' | 'list'> & {
    /** What the list of suggestions is called; undefined for a field that has none. */
    listLabel: string | undefined;
    /** How many there are, in words. */
    found: string | undefined;
    suggestions: readonly Suggestion[];
    /** The one that Enter would take. */
    activeId: string | undefined;
    onChoose: (suggestion: Suggestion) => void;
  };

/** A text field that offers fitting entries and takes any other text (WAI-ARIA's combobox). The field keeps the focus. */
export function SuggestField(props: SuggestFieldProps) {
  const { label, hideLabel, hint, error, required, ...rest } = props;
  const { listLabel, found, suggestions, activeId, onChoose, ...input } = rest;
  const id = useId();
  const texts = { label, hideLabel, hint, error, required };
  const isOpen = suggestions.length > 0;
  const combobox = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': isOpen,
    'aria-controls': `${id}-list`,
    'aria-activedescendant': activeId && `${id}-${activeId}`,
  } as const;
  return (
    <Field {...texts} id={id}>
      <span className="ui-input-box">
        <input
          type="text"
          autoComplete="off"
          spellCheck={false}
          {...input}
          {...fieldAria(id, texts)}
          {...(listLabel && combobox)}
          className="ui-input"
        />
        {listLabel && (
          <>
            <VisuallyHidden>
              <span role="status">{found}</span>
            </VisuallyHidden>
            <List {...{ id, suggestions, activeId, onChoose }} label={listLabel} />
          </>
        )}
      </span>
    </Field>
  );
}

type ListProps = Pick<SuggestFieldProps, 'suggestions' | 'activeId' | 'onChoose'> & {
  id: string;
  label: string;
};

function List({ id, label, suggestions, activeId, onChoose }: ListProps) {
  const box = useRef<HTMLDivElement>(null);
  const isOpen = suggestions.length > 0;
  useEffect(() => {
    // Within a window that scrolls, it may open below the edge.
    if (isOpen) box.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isOpen]);
  return (
    <div
      ref={box}
      id={`${id}-list`}
      role="listbox"
      aria-label={label}
      className="ui-popover ui-suggestions"
      hidden={!isOpen}
    >
      {suggestions.map((one) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and takes the keys.
        <div
          key={one.id}
          id={`${id}-${one.id}`}
          role="option"
          tabIndex={-1}
          aria-selected={one.id === activeId}
          data-focused={one.id === activeId || undefined}
          className="ui-item"
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(one)}
        >
          <bdi>{one.label}</bdi>
          {one.hint && <Hint>{one.hint}</Hint>}
        </div>
      ))}
    </div>
  );
}
