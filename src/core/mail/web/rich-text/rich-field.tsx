import { useId, useState } from 'react';
import { Field, fieldAria } from '#platform/web/ui/field/field.tsx';
import { LinkEditor } from './link-editor.tsx';
import type { NodeShape, Variable } from './schema.ts';
import './chip.css';
import './rich-text.css';
import { Toolbar } from './toolbar.tsx';
import { type Insert, useEditor } from './use-editor.ts';

export interface RichFieldProps {
  label: string;
  hint?: string | undefined;
  error: string | undefined;
  shape: NodeShape;
  variables: readonly Variable[];
  value: string;
  /** Left out, links may be set (rule 100). */
  mayLink?: boolean;
  onChange: (value: string) => void;
  /** It has the cursor now: what is inserted goes here. */
  onEnter?: (insert: Insert) => void;
  onMade?: (insert: Insert) => void;
}

/** A text with variables as chips; a letter also with emphasis, headings, lists and links. */
export function RichField({ label, hint, error, mayLink = true, ...text }: RichFieldProps) {
  const id = useId();
  const [isLinking, setLinking] = useState(false);
  const { box, view, state } = useEditor({
    ...text,
    aria: {
      ...boxAria(id, { hint, error }),
      class: `rich-box rich-box-${text.shape}`,
      role: 'textbox',
      'aria-multiline': String(text.shape !== 'line'),
      'aria-labelledby': `${id}-label`,
      translate: 'no',
    },
  });
  return (
    <Field id={id} label={label} hint={hint} required error={error}>
      {text.shape === 'letter' && state && view && (
        <Toolbar
          view={view}
          state={state}
          controls={id}
          mayLink={mayLink}
          isLinking={isLinking}
          onLink={() => setLinking(!isLinking)}
        />
      )}
      {isLinking && view && (
        <LinkEditor
          view={view}
          hasOwn={text.variables.some(({ id }) => id === 'link.address')}
          onDone={() => setLinking(false)}
        />
      )}
      <div ref={box} />
    </Field>
  );
}

/** The attributes of the box as texts, as the editor takes them. */
const boxAria = (
  id: string,
  said: { hint: string | undefined; error: string | undefined },
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fieldAria(id, { ...said, required: true })).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  );
