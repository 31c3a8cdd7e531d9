import type { ReactNode } from 'react';
import { MenuItem as AriaItem, Menu as AriaMenu } from 'react-aria-components/Menu';
import type { Floating } from '#platform/web/ui/base/part.tsx';
import { FloatingBox } from './floating-box.tsx';

export type MenuItem = {
  id: string;
  label: string;
  icon?: ReactNode;
  danger?: boolean | undefined;
  disabled?: boolean | undefined;
  onSelect: () => void;
};

export type MenuListProps = Floating & {
  label: string;
  items: readonly MenuItem[];
  /** Which item gets the focus. Undefined puts it on the list itself, after a click. */
  from: 'first' | 'last' | undefined;
};

/** A menu's open list. */
export function MenuList({ trigger, onClose, label, items, from }: MenuListProps) {
  return (
    <FloatingBox under={trigger} align="end" onClose={onClose} label={label}>
      <AriaMenu
        className="ui-list"
        aria-label={label}
        autoFocus={from ?? true}
        shouldFocusWrap
        onClose={onClose}
      >
        {items.map((item) => (
          <AriaItem
            key={item.id}
            id={item.id}
            textValue={item.label}
            className={item.danger ? 'ui-item ui-item-danger' : 'ui-item'}
            isDisabled={item.disabled ?? false}
            onAction={item.onSelect}
          >
            {item.icon}
            {item.label}
          </AriaItem>
        ))}
      </AriaMenu>
    </FloatingBox>
  );
}
