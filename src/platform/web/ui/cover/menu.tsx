import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { partOf, useOpener } from '#platform/web/ui/base/part.tsx';
import { Button, type ButtonLook } from '#platform/web/ui/press/button.tsx';
import type { MenuItem } from './menu-list.tsx';
import { openingKey } from './opening-key.ts';

export type MenuProps = ButtonLook & {
  /** Names the list, and the button when that shows only an icon. */
  label: string;
  items: readonly MenuItem[];
  /** The button's content; `icon` alone by default. */
  children?: ReactNode;
  /** Three dots by default. */
  icon?: ReactNode;
  disabled?: boolean | undefined;
};

const MenuList = partOf(() => import('./menu-list.tsx'), 'MenuList');

/** A button that opens a list of actions. */
export function Menu(props: MenuProps) {
  const { label, items, children, icon, disabled, variant = 'quiet', ...look } = props;
  const { open: isOpen, press, button, floating } = useOpener(MenuList);
  const [from, setFrom] = useState<'first' | 'last'>();
  function open(at: typeof from) {
    setFrom(at);
    press();
  }
  function key(event: KeyboardEvent) {
    const end = openingKey(event);
    if (end) open(end);
  }
  return (
    <>
      <Button
        {...look}
        {...button}
        variant={variant}
        disabled={disabled}
        className={children ? undefined : 'ui-icon-button'}
        aria-haspopup="menu"
        // A click with `detail` 0 comes from a screen reader, not from a pointer.
        onClick={({ detail }) => open(detail === 0 ? 'first' : undefined)}
        onKeyDown={key}
        {...(children ? {} : { title: label })}
      >
        {children ?? icon ?? <EllipsisVertical />}
      </Button>
      {isOpen && <MenuList {...floating} label={label} items={items} from={from} />}
    </>
  );
}
