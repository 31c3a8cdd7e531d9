import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { AriaLocale } from '#platform/web/ui/base/aria-locale.tsx';
import { IconButton } from '#platform/web/ui/press/icon-button.tsx';
import './modal.css';
import { useT } from '#platform/web/ui/base/texts.tsx';

export type DrawerProps = {
  open: boolean;
  onClose: () => void;
  /** Spoken by screen readers. */
  label: string;
  children: ReactNode;
};

/** The menu on windows too narrow to keep it in view. A click outside closes it. */
export function Drawer({ open, onClose, label, children }: DrawerProps) {
  const { t } = useT();
  return (
    <AriaLocale>
      <ModalOverlay
        className="ui-overlay ui-drawer-overlay"
        isOpen={open}
        isDismissable
        onOpenChange={(now) => !now && onClose()}
      >
        <Modal className="ui-drawer">
          <Dialog className="ui-dialog" aria-label={label}>
            <IconButton label={t('common.close')} icon={<X />} onClick={onClose} />
            {children}
          </Dialog>
        </Modal>
      </ModalOverlay>
    </AriaLocale>
  );
}
