import Copy from 'lucide-react/icons/copy';
import { copyOut } from '#platform/web/browser/copy-out.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { toast } from '#platform/web/ui/base/toast-store.ts';

/** A value that is copied on click; a toast confirms it. */
export function CopyButton({ value }: { value: string }) {
  const { t } = useT();
  async function copy() {
    if (await copyOut(value)) toast.success(t('profile.copied', { value }));
    else toast.error(t('profile.copyFailed'), t('profile.copyFailedText'));
  }
  return (
    <button
      type="button"
      className="profile-copy"
      title={t('profile.copy', { value })}
      aria-label={t('profile.copy', { value })}
      onClick={() => void copy()}
    >
      <span>{value}</span>
      <Copy aria-hidden="true" />
    </button>
  );
}
