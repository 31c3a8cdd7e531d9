import CircleCheck from 'lucide-react/icons/circle-check';
import type { ReactNode } from 'react';
import { useT } from '#web/platform/ui/base/texts.tsx';
import { Button } from '#web/platform/ui/press/button.tsx';
import { Muted } from '#web/platform/ui/show/text.tsx';
import { useFocusHere } from './use-focus-here.ts';

export interface CheckedFileProps {
  file: File | undefined;
  /** Undefined while something is under way. */
  onBack: (() => void) | undefined;
  /** A description of what the file holds. */
  children?: ReactNode;
}

/** Says that the file was read without errors. Another one can be chosen. */
export function CheckedFile({ file, onBack, children }: CheckedFileProps) {
  const { t } = useT();
  const box = useFocusHere();
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
