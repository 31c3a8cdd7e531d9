import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import X from 'lucide-react/icons/x';
import { useSyncExternalStore } from 'react';
import { IconButton } from './icon-button.tsx';
import { useT } from './texts.tsx';
import { type Toast, toast } from './toast-store.ts';
import './toasts.css';

/** The place of all toasts, once in the app. */
export function Toasts() {
  const { t } = useT();
  const toasts = useSyncExternalStore(toast.subscribe, toast.list);
  return (
    <section
      className="ui-toasts"
      aria-label={t('ui.messages')}
      // React Aria leaves what bears this mark usable beside an open modal.
      data-react-aria-top-layer="true"
      onMouseEnter={toast.pause}
      onMouseLeave={toast.resume}
      onFocus={toast.pause}
      onBlur={toast.resume}
    >
      {toasts.map((one) => (
        <ToastCard key={one.id} {...one} />
      ))}
    </section>
  );
}

function ToastCard({ id, kind, title, message }: Toast) {
  const { t } = useT();
  return (
    <div className={`ui-toast ui-toast-${kind}`} role={kind === 'error' ? 'alert' : 'status'}>
      {kind === 'error' ? <CircleAlert /> : <CircleCheck />}
      <div>
        {title && <p className="ui-info-title">{title}</p>}
        <p>{message}</p>
      </div>
      <IconButton
        label={t('common.close')}
        icon={<X />}
        onClick={() => {
          toast.close(id);
          // Its button goes away without a blur, and nothing would start the others again.
          toast.resume();
        }}
      />
    </div>
  );
}
