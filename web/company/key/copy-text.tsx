import Copy from 'lucide-react/icons/copy';
import { useId } from 'react';
import { useT } from '#web/platform/ui/base/texts.tsx';
import { toast } from '#web/platform/ui/base/toast-store.ts';
import { IconButton } from '#web/platform/ui/press/icon-button.tsx';

/** A text that belongs elsewhere: it is selected by a press on it, and copied by the button. */
export function CopyText({ label, text }: { label: string; text: string }) {
  const { t } = useT();
  const id = useId();
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      toast.success(t('apiKey.copied'));
    } catch (error) {
      console.warn('The clipboard did not take it', error);
      getSelection()?.selectAllChildren(document.getElementById(id) as HTMLElement);
    }
  }
  return (
    <div className="key-copy">
      <strong>{label}</strong>
      <div className="key-copy-box">
        <code id={id}>{text}</code>
        <IconButton
          label={t('apiKey.copy', { what: label })}
          icon={<Copy />}
          onClick={() => void copy()}
        />
      </div>
    </div>
  );
}
