import CircleCheck from 'lucide-react/icons/circle-check';
import { type ReactNode, useEffect, useRef } from 'react';
import { useT } from '#web/ui/base/texts.tsx';
import { Button } from '#web/ui/press/button.tsx';
import { Muted } from '#web/ui/show/text.tsx';

export interface CheckedFileProps {
  file: File | undefined;
  /** Undefined while something is under way. */
  onBack: (() => void) | undefined;
  /** What the file holds. */
  children?: ReactNode;
}

/** The file has been read without errors; another may be taken. */
export function CheckedFile({ file, onBack, children }: CheckedFileProps) {
  const { t } = useT();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that was pressed is another one now: whoever presses on should look first.
    box.current?.focus();
    box.current?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <div ref={box} tabIndex={-1} className="q-file-checked">
      <CircleCheck />
      <p role="status">
        {t('fromFile.checked')}. {children} <Muted>{file?.name}</Muted>
      </p>
      <Button variant="link" disabled={!onBack} onClick={onBack}>
        {t('fromFile.otherFile')}
      </Button>
    </div>
  );
}
