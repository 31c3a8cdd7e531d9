import { type ReactNode, useEffect } from 'react';
import { onDemand, usePart } from './on-demand.ts';

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
  /** Not closable for now. */
  busy?: boolean | undefined;
};

const modalWindow = onDemand(async () => (await import('./modal-window.tsx')).ModalWindow);

/** A window over the page, or a question; what it is made of is loaded in a quiet moment before. */
export function Modal(props: ModalProps) {
  const ModalWindow = usePart(modalWindow, props.open, props.onClose);
  useEffect(() => whenQuiet(modalWindow.load), []);
  return ModalWindow ? <ModalWindow {...props} /> : null;
}

/** Safari knows no quiet moments; there it is loaded when it opens. */
function whenQuiet(load: () => Promise<void>): (() => void) | undefined {
  if (!('requestIdleCallback' in window)) return;
  const asked = requestIdleCallback(() => void load().catch(() => {}));
  return () => cancelIdleCallback(asked);
}
