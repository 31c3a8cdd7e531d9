import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import X from 'lucide-react/icons/x';
import { type FocusEvent, useRef, useSyncExternalStore } from 'react';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { type Toast, toast } from '#platform/web/ui/base/toast-store.ts';
import { Button } from '#platform/web/ui/press/button.tsx';
import { IconButton } from '#platform/web/ui/press/icon-button.tsx';
import './toasts.css';

/** Shows all toasts. Use it once in the app. */
export function Toasts() {
  const { t } = useT();
  const toasts = useSyncExternalStore(toast.subscribe, toast.list);
  const before = useRef<EventTarget | null>(null);
  function enter(event: FocusEvent<HTMLElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) before.current = event.relatedTarget;
    toast.pause();
  }
  function close(id: number) {
    // The closed button is removed without a blur event. So the focus is returned to where it came
    // from, perhaps a modal, and the other toasts' timers resume.
    if (before.current instanceof HTMLElement) before.current.focus();
    toast.close(id);
    toast.resume();
  }
  return (
    <section
      className="ui-toasts"
      aria-label={t('ui.messages')}
      // React Aria keeps elements with this attribute usable beside an open modal.
      data-react-aria-top-layer="true"
      onMouseEnter={toast.pause}
      onMouseLeave={toast.resume}
      onFocus={enter}
      onBlur={toast.resume}
    >
      {toasts.map((one) => (
        <ToastCard key={one.id} {...one} onClose={() => close(one.id)} />
      ))}
    </section>
  );
}

function ToastCard({ kind, title, message, undo, onClose }: Toast & { onClose: () => void }) {
  const { t } = useT();
  return (
    <div className={`ui-toast ui-toast-${kind}`} role={kind === 'error' ? 'alert' : 'status'}>
      {kind === 'error' ? <CircleAlert /> : <CircleCheck />}
      <div>
        {title && <p className="ui-info-title">{title}</p>}
        <p>{message}</p>
        {undo && (
          <Button
            variant="link"
            onClick={() => {
              undo.run();
              onClose();
            }}
          >
            {undo.label}
          </Button>
        )}
      </div>
      <IconButton label={t('common.close')} icon={<X />} onClick={onClose} />
    </div>
  );
}
