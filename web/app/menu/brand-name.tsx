import { currentBrand, useSession } from '#web/platform/session/session.ts';
import { onDemand, usePart } from '#web/platform/ui/base/on-demand.ts';

/** Few people have several companies. */
const brandMenu = onDemand(async () => (await import('./brand-menu.tsx')).BrandMenu);
const stay = () => {};

/** The company that the window shows, and the person's others, if there are several. */
export function BrandName() {
  const { user } = useSession();
  const others = user.brandList.filter(({ active, current }) => active && !current);
  const Menu = usePart(brandMenu, others.length > 0, stay);
  return Menu ? (
    <Menu>
      <CurrentBrand />
    </Menu>
  ) : (
    <CurrentBrand />
  );
}

function CurrentBrand() {
  const { name, icon } = currentBrand(useSession().user) ?? {};
  return (
    <>
      {icon && <img className="shell-icon" src={icon} alt="" />}
      <span className="shell-brand">{name}</span>
    </>
  );
}
