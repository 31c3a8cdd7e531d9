import { Outlet } from '@tanstack/react-router';
import { ProductName } from './product-name.tsx';
import { PublicFrame } from './public-frame.tsx';
import { usePublicScreen } from './use-screen.ts';

/** Nothing of an account around the screens: for public pages (rule 26). */
export function BareLayout() {
  return (
    <PublicFrame main={usePublicScreen()} head={<ProductName />}>
      <Outlet />
    </PublicFrame>
  );
}
