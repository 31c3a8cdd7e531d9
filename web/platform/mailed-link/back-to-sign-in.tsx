import { tokenOfLink } from '#contract/people/rules/mailed-link.ts';
import { handOn } from '#web/platform/session/handoff/hand-on.ts';
import { useT } from '#web/platform/ui/base/texts.tsx';

/** The way back is always offered, with what was typed at sign-in, but not with the token of a link. */
export function BackToSignIn() {
  const { t } = useT();
  const { hash } = window.location;
  const typed = tokenOfLink('', hash) ? '' : hash;
  return (
    <a className="sign-in-back" href={handOn('/login') + typed}>
      {t('mailedLink.back')}
    </a>
  );
}
