import { useId, useState } from 'react';
import { Field, fieldAria } from '#web/ui/field/field.tsx';
import { LinkEditor } from './link-editor.tsx';
import type { Shape, Variable } from './schema.ts';
import { Toolbar } from './toolbar.tsx';
import { type Insert, useEditor } from './use-editor.ts';

export interface RichFieldProps {
  label: string;
  error: string | undefined;
  shape: Shape;
  variables: readonly Variable[];
  value: string;
  onChange: (value: string) => void;
  /** It has the cursor now: what is inserted goes here. */
  onEnter: (insert: Insert) => void;
  onMade?: (insert: Insert) => void;
}

/** A text with variables as chips; a letter also with emphasis, headings, lists and links. */
export function RichField({ label, error, ...text }: RichFieldProps) {
  const id = useId();
  const [isLinking, setLinking] = useState(false);
  const { box, view, state } = useEditor({
    ...text,
    aria: {
      ...boxAria(id, error),
      class: `template-box template-box-${text.shape}`,
      role: 'textbox',
      'aria-multiline': String(text.shape !== 'line'),
      'aria-labelledby': `${id}-label`,
      translate: 'no',
    },
  });
  return (
    <Field id={id} label={label} required error={error}>
      {text.shape === 'letter' && state && view && (
        <Toolbar
          view={view}
          state={state}
          controls={id}
          isLinking={isLinking}
          onLink={() => setLinking(!isLinking)}
        />
      )}
      {isLinking && view && <LinkEditor view={view} onDone={() => setLinking(false)} />}
      <div ref={box} />
    </Field>
  );
}

/** The attributes of the box as texts, as the editor takes them. */
const boxAria = (id: string, error: string | undefined): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fieldAria(id, { error, required: true })).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  );
