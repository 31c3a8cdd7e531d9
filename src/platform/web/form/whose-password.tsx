import { useT } from '#platform/web/ui/base/texts.tsx';

/** Tells password managers whose password a form is about. Nobody sees it. */
export function WhosePassword({ email }: { email: string }) {
  const { t } = useT();
  return (
    <input
      type="text"
      name="username"
      autoComplete="username"
      aria-label={t('ui.whosePassword')}
      value={email}
      readOnly
      hidden
    />
  );
}
