import Copy from 'lucide-react/icons/copy';
import { useId } from 'react';
import { copyOut } from '#platform/web/browser/copy-out.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { toast } from '#platform/web/ui/base/toast-store.ts';
import { IconButton } from '#platform/web/ui/press/icon-button.tsx';
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
