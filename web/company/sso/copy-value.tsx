import Copy from 'lucide-react/icons/copy';
import { useId } from 'react';
import { copyOut } from '#web/platform/browser/copy-out.ts';
import { useT } from '#web/platform/ui/base/texts.tsx';
import { toast } from '#web/platform/ui/base/toast-store.ts';
import { IconButton } from '#web/platform/ui/press/icon-button.tsx';
import './sso.css';

/** A value that is entered elsewhere: it can be selected, and copied by a press. */
export function CopyValue({ label, value }: { label: string; value: string }) {
  const { t } = useT();
  const id = useId();
  async function copy() {
    if (await copyOut(value)) toast.success(t('ssoSettings.copied'));
    else getSelection()?.selectAllChildren(document.getElementById(id) as HTMLElement);
  }
  return (
    <div className="copy-value">
      <span className="sso-label">{label}</span>
      <div className="copy-value-box">
        <code id={id}>{value}</code>
        <IconButton label={`${t('ssoSettings.copy')}: ${label}`} icon={<Copy />} onClick={copy} />
      </div>
    </div>
  );
}
