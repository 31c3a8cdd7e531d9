import Sheet from 'lucide-react/icons/file-spreadsheet';
import Upload from 'lucide-react/icons/upload';
import X from 'lucide-react/icons/x';
import { type DragEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { classNames } from '#platform/web/ui/base/class-names.ts';
import { buttonClass } from '#platform/web/ui/press/button.tsx';
import { Field, fieldAria } from './field.tsx';
import './file-field.css';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { IconButton } from '#platform/web/ui/press/icon-button.tsx';
import { formatSize } from '#platform/web/ui/show/format-size.ts';

export interface FileFieldProps {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  required?: boolean | undefined;
  /** The types that the system's file chooser offers: ".csv,.xlsx". A dropped file may be of any type. */
  accept: string;
  file: File | undefined;
  onChange: (file: File | undefined) => void;
  disabled?: boolean | undefined;
}

/** One file, chosen or dropped, with its name, size and a remove button. Needs the texts `upload`. */
export function FileField(props: FileFieldProps) {
  const { accept, file, onChange, disabled, required } = props;
  const { t } = useT();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [areSeveral, setSeveral] = useState(false);
  const choose = (chosen: File | undefined) => {
    setSeveral(false);
    onChange(chosen);
  };
  const { isOver, zone } = useDrop(([first, ...others]) => {
    if (disabled || !first) return;
    // None of them is taken: nobody could say which one was meant.
    if (others.length > 0) setSeveral(true);
    else choose(first);
  });
  const several = areSeveral ? t('upload.oneFile') : undefined;
  const error = several ?? props.error;
  return (
    <Field {...props} error={error} id={id}>
      <div className={classNames('ui-file', isOver && 'ui-file-over')} {...zone}>
        <FileName file={file} isOver={isOver} />
        <span className="ui-hidden" role="alert">
          {several}
        </span>
        <input
          {...fieldAria(id, { hint: props.hint, error, required })}
          ref={input}
          className="ui-hidden"
          type="file"
          accept={accept}
          disabled={disabled}
          // Clear the input, so that choosing the same file again, perhaps corrected, counts as a
          // change.
          onClick={(event) => {
            event.currentTarget.value = '';
          }}
          onChange={(event) => {
            const [chosen] = event.target.files ?? [];
            if (chosen) choose(chosen);
          }}
        />
        <label htmlFor={id} className={buttonClass({}, 'ui-file-button')} aria-hidden="true">
          {t(file ? 'upload.chooseOther' : 'upload.choose')}
        </label>
        {file && (
          <IconButton
            label={t('upload.remove', { name: file.name })}
            icon={<X />}
            disabled={disabled}
            onClick={() => {
              choose(undefined);
              input.current?.focus();
            }}
          />
        )}
      </div>
    </Field>
  );
}

/** What is chosen, or what can be done; announced as soon as a file is chosen. */
function FileName({ file, isOver }: { file: File | undefined; isOver: boolean }) {
  const { t, locale } = useT();
  const size = file && formatSize(file.size, locale);
  return (
    <>
      <p className={classNames('ui-file-name', !file && 'ui-file-drop')} aria-hidden="true">
        {file ? <Sheet /> : <Upload />}
        <span>
          {file && !isOver ? file.name : t(isOver ? 'upload.dropHere' : 'upload.dropPlace')}
        </span>
        {size && !isOver && <span className="ui-muted">{size}</span>}
      </p>
      <span className="ui-hidden" role="status">
        {file && size && t('upload.chosen', { name: file.name, size })}
      </span>
    </>
  );
}

function useDrop(onDrop: (files: readonly File[]) => void) {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    // A file dropped beside the field would open in the browser and replace the form.
    const refuse = (event: Event) => event.preventDefault();
    window.addEventListener('dragover', refuse);
    window.addEventListener('drop', refuse);
    return () => {
      window.removeEventListener('dragover', refuse);
      window.removeEventListener('drop', refuse);
    };
  }, []);
  const zone = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(event.dataTransfer.types.includes('Files'));
    },
    onDragLeave: (event: DragEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      onDrop([...event.dataTransfer.files]);
    },
  };
  return { isOver, zone };
}
