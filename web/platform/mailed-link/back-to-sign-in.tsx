import { useT } from '#web/platform/ui/base/texts.tsx';

/** The way back is always offered. */
export function BackToSignIn() {
  const { t } = useT();
  return (
    <a className="sign-in-back" href="/login">
      {t('mailedLink.back')}
    </a>
  );
}
