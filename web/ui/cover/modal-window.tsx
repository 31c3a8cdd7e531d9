import X from 'lucide-react/icons/x';
import { type ReactNode, useEffect, useState } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal as AriaModal, ModalOverlay } from 'react-aria-components/Modal';
import { AriaLocale } from '#web/ui/base/aria-locale.tsx';
import { classNames } from '#web/ui/base/class-names.ts';
import { IconButton } from '#web/ui/press/icon-button.tsx';
import './modal.css';
import { useT } from '#web/ui/base/texts.tsx';

export type ModalProps = {
  open: boolean;
  /** Asked for by Esc and by the cross; a click outside closes nothing, so that no input is lost. */
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Buttons; they stay in view while the content scrolls. */
  footer?: ReactNode;
  /** 440, 640 or 960 px; the whole screen; phones always get the whole screen. */
  size?: 's' | 'm' | 'l' | 'full' | undefined;
  /** A question that must be answered: spoken at once, without a cross, small on phones too. */
  alert?: boolean | undefined;
  /** As high as a tall window whatever it holds: what is found must not move where it is searched. */
  tall?: boolean | undefined;
  /** The content reaches the edges and keeps its own distance to them. */
  flush?: boolean | undefined;
  /** Not closable for now. */
  busy?: boolean | undefined;
};

/** The opened window of a modal. */
export function ModalWindow(props: ModalProps) {
  const { onClose, title, children, footer, size = 'm', alert, tall, flush, busy } = props;
  const { t } = useT();
  useState(noteOpener);
  useEffect(() => focusAfterClosing, []);
  return (
    <AriaLocale>
      <ModalOverlay
        className="ui-overlay"
        isOpen
        isKeyboardDismissDisabled={busy ?? false}
        onOpenChange={(now) => !now && onClose()}
      >
        <AriaModal
          className={classNames(
            'ui-modal',
            `ui-modal-${alert ? 'alert' : size}`,
            tall && 'ui-modal-tall',
          )}
        >
          <Dialog className="ui-dialog" role={alert ? 'alertdialog' : 'dialog'}>
            <header>
              <Heading slot="title" level={1}>
                {title}
              </Heading>
              {!alert && (
                <IconButton
                  label={t('common.close')}
                  icon={<X />}
                  disabled={busy}
                  onClick={onClose}
                />
              )}
            </header>
            <div className={classNames('ui-dialog-body', flush && 'ui-dialog-flush')}>
              {children}
            </div>
            {footer && <footer>{footer}</footer>}
          </Dialog>
        </AriaModal>
      </ModalOverlay>
    </AriaLocale>
  );
}

/** What had the focus before; a window that follows another was opened by what opened that one. */
let opener: HTMLElement | undefined;

function noteOpener(): void {
  const active = document.activeElement;
  const isOutside = active !== document.body && !active?.closest('.ui-overlay');
  if (active instanceof HTMLElement && isOutside) opener = active;
}

/**
 * What opened it may be gone with what was done: the focus then stays near, not on the whole page.
 * Giving it back takes the overlay a frame.
 */
function focusAfterClosing() {
  const near = () =>
    (opener?.isConnected ? opener : null) ??
    document.querySelector<HTMLElement>('.ui-side-panel:not([inert])') ??
    document.getElementById('main');
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) near()?.focus({ preventScroll: true });
      if (!document.querySelector('.ui-overlay')) opener = undefined;
    }),
  );
}
