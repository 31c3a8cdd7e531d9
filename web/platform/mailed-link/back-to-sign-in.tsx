import { handOn } from '#web/platform/session/handoff/hand-on.ts';
import { useT } from '#web/platform/ui/base/texts.tsx';

/** The way back is always offered, with what was typed at sign-in. */
export function BackToSignIn() {
  const { t } = useT();
  return (
    <a className="sign-in-back" href={handOn('/login') + window.location.hash}>
      {t('mailedLink.back')}
    </a>
  );
}
