import Copy from 'lucide-react/icons/copy';
import { useId } from 'react';
import { copyOut } from '#platform/web/browser/copy-out.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { toast } from '#platform/web/ui/base/toast-store.ts';
import { IconButton } from '#platform/web/ui/press/icon-button.tsx';
import './copy-text.css';

/** A text that belongs elsewhere: it is selected by a press on it, and copied by the button. */
export function CopyText({ label, text }: { label: string; text: string }) {
  const { t } = useT();
  const id = useId();
  async function copy() {
    if (await copyOut(text)) toast.success(t('copyText.done'));
    else getSelection()?.selectAllChildren(document.getElementById(id) as HTMLElement);
  }
  return (
    <div className="copy-text">
      <strong>{label}</strong>
      <div className="copy-text-box">
        <code id={id}>{text}</code>
        <IconButton
          label={t('copyText.copy', { what: label })}
          icon={<Copy />}
          onClick={() => void copy()}
        />
      </div>
    </div>
  );
}
