import { useLocation, useRouter } from '@tanstack/react-router';
import Check from 'lucide-react/icons/check';
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import type { ReactNode } from 'react';
import { moveToBrand } from '#core/account/web/session/change.ts';
import { useSession } from '#core/account/web/session/session.ts';
import { type ErrorName, errorCodes } from '#platform/contract/call/envelope.ts';
import { ApiError, errorText } from '#platform/web/api/call.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { toast } from '#platform/web/ui/base/toast-store.ts';
import { leaveUnsaved } from '#platform/web/ui/base/unsaved.ts';
import { VisuallyHidden } from '#platform/web/ui/base/visually-hidden.tsx';
import { Menu } from '#platform/web/ui/cover/menu.tsx';
import { BrandIcon } from '#platform/web/ui/show/brand-icon.tsx';
import { entryAt } from './menu.ts';

/** The person's companies, where there are several. `children` names the one in view. Choosing another reloads the window in it. */
export function BrandMenu({ children }: { children: ReactNode }) {
  const { t } = useT();
  const { user } = useSession();
  const router = useRouter();
  const pathname = useLocation({ select: (location) => location.pathname });
  const brands = user.brandList.filter((brand) => brand.active || brand.current);

  // An open questionary belongs to the old brand, so only the screen's own path is kept.
  const choose = async ({ name, slug }: (typeof brands)[number]) => {
    const path = entryAt(pathname)?.path ?? '/';
    try {
      await moveToBrand(name, path);
    } catch (error) {
      if (isRefused(error, 'ssoRequired') && (await goBySso(slug, path))) return;
      toast.error(t('shell.error'), errorText(error, t));
      if (!isRefused(error, 'enrolNeeded')) return;
      void router.navigate({ to: '/estimation/settings', hash: 'settings-factor' });
    }
  };
  return (
    <Menu
      label={t('shell.brand')}
      items={brands.map((brand) => ({
        id: brand.slug,
        label: brand.name,
        icon: brand.current ? <Check /> : <BrandIcon icon={brand.icon} />,
        onSelect: () => !brand.current && leaveUnsaved(() => void choose(brand)),
      }))}
    >
      <VisuallyHidden>{t('shell.brand')}: </VisuallyHidden>
      {children}
      <ChevronsUpDown />
    </Menu>
  );
}

const isRefused = (error: unknown, by: ErrorName): boolean =>
  error instanceof ApiError && error.code === errorCodes[by].code;

/** Whether the company's own sign-in goes on from here. */
const goBySso = (slug: string, path: string): Promise<boolean> =>
  import('./enter-by-sso.ts').then(({ enterBySso }) => enterBySso(slug, path)).catch(() => false);
