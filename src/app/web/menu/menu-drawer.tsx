import { useT } from '#platform/web/ui/base/texts.tsx';
import { useDevice } from '#platform/web/ui/base/use-device.ts';
import { Drawer } from '#platform/web/ui/cover/drawer.tsx';
import { AdminPreferences } from './admin-preferences.tsx';
import { BrandName } from './brand-name.tsx';
import { Navigation } from './navigation.tsx';

/** The navigation on windows too narrow to keep it in view. */
export function MenuDrawer(props: { onClose: () => void; onExit: () => void }) {
  const { t } = useT();
  const { onClose, onExit } = props;
  const mobile = useDevice() === 'mobile';
  return (
    <Drawer open onClose={onClose} label={t('menu.label')}>
      {mobile && (
        <div className="shell-drawer-top">
          <BrandName />
          <AdminPreferences />
        </div>
      )}
      <Navigation onExit={onExit} onGo={onClose} />
    </Drawer>
  );
}
