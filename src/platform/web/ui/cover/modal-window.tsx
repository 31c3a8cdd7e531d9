import X from 'lucide-react/icons/x';
import { type ReactNode, useEffect, useState } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal as AriaModal, ModalOverlay } from 'react-aria-components/Modal';
import { AriaLocale } from '#platform/web/ui/base/aria-locale.tsx';
import { classNames } from '#platform/web/ui/base/class-names.ts';
import { IconButton } from '#platform/web/ui/press/icon-button.tsx';
import './modal.css';
import { useT } from '#platform/web/ui/base/texts.tsx';

export type ModalProps = {
  open: boolean;
  /** Called for Esc and the cross. A click outside closes nothing, so that no input is lost. */
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** A menu that stands beside the cross. */
  actions?: ReactNode;
  /** Buttons that stay in view while the content scrolls. */
  footer?: ReactNode;
  /** 440, 640 or 960 px, or the whole screen. On phones it is always the whole screen. */
  size?: 's' | 'm' | 'l' | 'full' | undefined;
  /** A question that must be answered: read out at once, without a cross, and small on phones too. */
  alert?: boolean | undefined;
  /** Keeps the same tall height whatever it holds, so that search results don't move the window. */
  tall?: boolean | undefined;
  /** The content reaches the edges and brings its own padding. */
  flush?: boolean | undefined;
  /** The modal can't be closed for now. */
  busy?: boolean | undefined;
};

/** The window of an open modal. */
export function ModalWindow(props: ModalProps) {
  const { onClose, title, children, actions, footer, size = 'm' } = props;
  const { alert, tall, flush, busy } = props;
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
              {actions}
              {!alert && (
                <IconButton
                  label={t('common.close')}
                  icon={<X />}
                  disabled={busy}
                  onClick={onClose}
                />
              )}
            </header>
            <div
              className={classNames('ui-dialog-body', flush && 'ui-dialog-flush')}
              // A question has nothing to press in its text, which could not be scrolled by key.
              {...(alert && { tabIndex: 0 })}
            >
              {children}
            </div>
            {footer && <footer>{footer}</footer>}
          </Dialog>
        </AriaModal>
      </ModalOverlay>
    </AriaLocale>
  );
}

/**
 * What had the focus before the first window. When one window follows another, this stays what
 * opened the first.
 */
let opener: HTMLElement | undefined;

function noteOpener(): void {
  const active = document.activeElement;
  const isOutside = active !== document.body && !active?.closest('.ui-overlay');
  if (active instanceof HTMLElement && isOutside) opener = active;
}

/**
 * If the opener is gone after the action, the focus goes to something near instead of the whole
 * page. The overlay needs a frame to return the focus, so wait for that.
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
