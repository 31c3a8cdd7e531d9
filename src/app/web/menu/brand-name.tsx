import { currentBrand, useSession } from '#core/account/web/session/session.ts';
import { part } from '#platform/web/device/part.ts';
import { BrandLogo } from '#platform/web/ui/show/brand-logo.tsx';

/** Few people have several companies. */
const BrandMenu = part(() => import('./brand-menu.tsx'), 'BrandMenu');

/** The company that the window shows, and the person's others, if there are several. */
export function BrandName() {
  const { user } = useSession();
  const others = user.brandList.filter(({ active, current }) => active && !current);
  return others.length > 0 ? (
    <BrandMenu meanwhile={<CurrentBrand />}>
      <CurrentBrand />
    </BrandMenu>
  ) : (
    <CurrentBrand />
  );
}

function CurrentBrand() {
  const { name = '', icon, logo } = currentBrand(useSession().user) ?? {};
  if (logo) return <BrandLogo logo={logo} name={name} />;
  return (
    <>
      {icon && <img className="shell-icon" src={icon} alt="" />}
      <span className="shell-brand">{name}</span>
    </>
  );
}
