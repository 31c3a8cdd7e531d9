import type { ReactNode, RefObject } from 'react';
import { Popover } from 'react-aria-components/Popover';
import { AriaLocale } from '#platform/web/ui/base/aria-locale.tsx';
import { classNames } from '#platform/web/ui/base/class-names.ts';
import './popover.css';

type FloatingBoxProps = {
  under: RefObject<HTMLElement | null>;
  /** Which edges line up. */
  align: 'start' | 'end';
  onClose: () => void;
  /** Spoken by screen readers. */
  label: string;
  className?: string | undefined;
  children: ReactNode;
};

/** What opens below a button or a field. */
export function FloatingBox(props: FloatingBoxProps) {
  const { under, align, onClose, label, className, children } = props;
  return (
    <AriaLocale>
      <Popover
        className={classNames('ui-popover', className)}
        triggerRef={under}
        placement={`bottom ${align}`}
        offset={4}
        isOpen
        onOpenChange={onClose}
        aria-label={label}
      >
        {children}
      </Popover>
    </AriaLocale>
  );
}
