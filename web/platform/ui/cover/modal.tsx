import { useEffect } from 'react';
import { onDemand, usePart } from '#web/platform/ui/base/on-demand.ts';
import type { ModalProps } from './modal-window.tsx';

const modalWindow = onDemand(async () => (await import('./modal-window.tsx')).ModalWindow);

/** A window over the page, or a question. Its code is loaded in advance, when the browser is idle. */
export function Modal(props: ModalProps) {
  const ModalWindow = usePart(modalWindow, props.open, props.onClose);
  useEffect(() => whenQuiet(modalWindow.load), []);
  return ModalWindow ? <ModalWindow {...props} /> : null;
}

/** Safari has no idle callback; there the code is loaded on opening. */
function whenQuiet(load: () => Promise<void>): (() => void) | undefined {
  if (!('requestIdleCallback' in window)) return;
  const asked = requestIdleCallback(() => void load().catch(() => {}));
  return () => cancelIdleCallback(asked);
}
