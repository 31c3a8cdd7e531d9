import { type ReactNode, useId, useRef } from 'react';
import { Button, buttonClass } from '#platform/web/ui/press/button.tsx';
import { Field, fieldAria } from './field.tsx';
import './photo-field.css';
import { useT } from '#platform/web/ui/base/texts.tsx';

export interface PhotoFieldProps {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  /** How the photo looks now: an avatar. */
  children: ReactNode;
  /** Whether there is a photo to be removed. */
  isThere: boolean;
  /** The label of the button, for a picture that is no photo. */
  chooseLabel?: string;
  onChoose: (file: File) => void;
  onRemove: () => void;
}

/** A photo with buttons to choose another one and to remove it. */
export function PhotoField(props: PhotoFieldProps) {
  const { children, isThere, chooseLabel, onChoose, onRemove } = props;
  const { t } = useT();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  return (
    <Field {...props} id={id}>
      <div className="ui-photo">
        {children}
        <input
          {...fieldAria(id, props)}
          ref={input}
          className="ui-hidden"
          type="file"
          accept="image/*"
          // Clear the input, so that choosing the same file again counts as a change.
          onClick={(event) => {
            event.currentTarget.value = '';
          }}
          onChange={(event) => {
            const [chosen] = event.target.files ?? [];
            if (chosen) onChoose(chosen);
          }}
        />
        <label htmlFor={id} className={buttonClass({}, 'ui-photo-button')} aria-hidden="true">
          {chooseLabel ?? t(isThere ? 'ui.chooseOtherPhoto' : 'ui.choosePhoto')}
        </label>
        {isThere && (
          <Button
            variant="link"
            onClick={() => {
              onRemove();
              input.current?.focus();
            }}
          >
            {t('ui.removePhoto')}
          </Button>
        )}
      </div>
    </Field>
  );
}
