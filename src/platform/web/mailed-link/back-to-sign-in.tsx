import { handOn } from '#platform/web/device/handoff/hand-on.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';

/** The way back is always offered, with what was typed at sign-in, and with nothing else that stands behind the #. */
export function BackToSignIn() {
  const { t } = useT();
  const { hash } = window.location;
  const typed = new URLSearchParams(hash.slice(1)).has('holdingSlug') ? hash : '';
  return (
    <a className="sign-in-back" href={handOn('/login') + typed}>
      {t('mailedLink.back')}
    </a>
  );
}
