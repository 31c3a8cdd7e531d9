import { useEffect } from 'react';
import { onDemand, usePart } from '#web/ui/base/on-demand.ts';
import type { ModalProps } from './modal-window.tsx';

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
