import { Link } from '@tanstack/react-router';
import type { CurrentUser } from '#core/account/contract/current-user.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import './not-opened.css';

/** Stands over every page and says what will soon be missing of the reader's second factor (rule 105). */
export function FactorBanner({ what, count }: NonNullable<CurrentUser['factorNotice']>) {
  const { t } = useT();
  const none = what === 'due' ? 'dueNow' : 'noneLeft';
  return (
    <div className="shell-notice" role="note">
      <p>{count > 0 ? t(`factor.banner.${what}`, { count }) : t(`factor.banner.${none}`)}</p>
      <Link to="/estimation/settings" hash="settings-factor">
        {t(`factor.banner.${what === 'due' ? 'add' : 'renew'}`)}
      </Link>
    </div>
  );
}
