import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { MenuItem as AriaItem, Menu as AriaMenu, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { AriaLocale } from './aria-locale.tsx';
import { type ButtonLook, buttonClass } from './button.tsx';
import './popover.css';

export type MenuItem = {
  id: string;
  label: string;
  icon?: ReactNode;
  danger?: boolean | undefined;
  disabled?: boolean | undefined;
  onSelect: () => void;
};

export type MenuProps = ButtonLook & {
  /** Names the button when it shows an icon only, and the list. */
  label: string;
  items: readonly MenuItem[];
  /** What the button shows; three dots without it. */
  children?: ReactNode;
  disabled?: boolean | undefined;
};

/** A button that opens a list of things to do. */
export function Menu({ label, items, children, disabled, variant = 'quiet', ...look }: MenuProps) {
  return (
    <AriaLocale>
      <MenuTrigger>
        <Button
          className={buttonClass({ ...look, variant }, children ? '' : 'ui-icon-button')}
          isDisabled={disabled ?? false}
          {...(children ? {} : { 'aria-label': label })}
        >
          {children ?? <EllipsisVertical />}
        </Button>
        <Popover className="ui-popover" placement="bottom end" offset={4}>
          <AriaMenu className="ui-list" aria-label={label}>
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
        </Popover>
      </MenuTrigger>
    </AriaLocale>
  );
}
