import { useEffect } from 'react';
import { partOf } from '#platform/web/ui/base/part.tsx';
import type { ModalProps } from './modal-window.tsx';

const ModalWindow = partOf(() => import('./modal-window.tsx'), 'ModalWindow');

/** A window over the page, or a question. Its code is loaded in advance, when the browser is idle. */
export function Modal(props: ModalProps) {
  useEffect(() => whenQuiet(ModalWindow.load), []);
  return props.open ? <ModalWindow {...props} /> : null;
}

/** Safari has no idle callback; there the code is loaded on opening. */
function whenQuiet(load: () => Promise<void>): (() => void) | undefined {
  if (!('requestIdleCallback' in window)) return;
  const asked = requestIdleCallback(() => void load().catch(() => {}));
  return () => cancelIdleCallback(asked);
}
