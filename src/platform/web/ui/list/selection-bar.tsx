import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { type Device, useDevice } from '#platform/web/ui/base/use-device.ts';
import { Menu } from '#platform/web/ui/cover/menu.tsx';
import type { MenuItem } from '#platform/web/ui/cover/menu-list.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { IconButton } from '#platform/web/ui/press/icon-button.tsx';
import './selection-bar.css';

interface SelectionBarProps {
  label: string;
  /** How many are selected. */
  says: string;
  onClear: () => void;
  /** What selects all that are found. */
  all?: ReactNode;
  /** What can be done with them, the likeliest first. */
  actions: readonly MenuItem[];
}

/** How many buttons one line has room for. */
const room: Record<Device, number> = { desktop: 4, tablet: 3, mobile: 1 };

/** How many are selected, and what can be done with them: one line, and a menu of what finds no room there. */
export function SelectionBar({ label, says, onClear, all, actions }: SelectionBarProps) {
  const { t } = useT();
  const places = room[useDevice()];
  const shown = actions.length > places ? Math.max(1, places - 1) : places;
  const more = actions.slice(shown);
  return (
    <section className="ui-selection-bar" data-at-bottom aria-label={label}>
      <IconButton label={t('ui.clearSelection')} icon={<X />} onClick={onClear} />
      <p role="status">{says}</p>
      {all}
      <div>
        {actions.slice(0, shown).map(({ id, label, icon, disabled, onSelect }) => (
          <Button key={id} icon={icon} disabled={disabled} onClick={onSelect}>
            {label}
          </Button>
        ))}
        {more.length > 0 && <Menu label={t('ui.moreActions')} items={more} variant="secondary" />}
      </div>
    </section>
  );
}
