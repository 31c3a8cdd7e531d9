import Copy from 'lucide-react/icons/copy';
import { useT } from '#web/platform/ui/base/texts.tsx';
import { toast } from '#web/platform/ui/base/toast-store.ts';

/** A value that is copied on click; a toast confirms it. */
export function CopyButton({ value }: { value: string }) {
  const { t } = useT();
  async function copy() {
    try {
      await navigator.clipboard.writeText(value);
      toast.success(t('profile.copied', { value }));
    } catch (error) {
      // Browsers offer no clipboard without a secure connection.
      console.warn('The clipboard did not take it', error);
      toast.error(t('profile.copyFailed'), t('profile.copyFailedText'));
    }
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
