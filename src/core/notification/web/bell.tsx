import BellIcon from 'lucide-react/icons/bell';
import { useEffect, useRef, useState } from 'react';
import type { Notification } from '#core/notification/contract/notification.ts';
import { part } from '#platform/web/device/part.ts';
import { useStore } from '#platform/web/ui/base/store.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { VisuallyHidden } from '#platform/web/ui/base/visually-hidden.tsx';
import { Popover } from '#platform/web/ui/cover/popover.tsx';
import { Skeleton } from '#platform/web/ui/state/skeleton.tsx';
import './notification.css';
import { useFollowing } from './queries.ts';
import { unread } from './unread.ts';

const NotificationList = part(() => import('./notification-list.tsx'), 'NotificationList');
const NotificationModal = part(() => import('./notification-modal.tsx'), 'NotificationModal');
const ReadAll = part(() => import('./read-all.tsx'), 'ReadAll');

const most = 99;

/** The bell in the header: how many notifications are unread, and the list of them. */
export function Bell() {
  const { t } = useT();
  useFollowing();
  const count = useStore(unread) ?? 0;
  const [shown, setShown] = useState<Notification>();
  const [readsAll, setReadsAll] = useState(false);
  return (
    <div className="bell">
      <Popover
        iconOnly
        variant="quiet"
        label={count > 0 ? t('notification.bellUnread', { count }) : t('notification.bell')}
        button={
          <>
            <BellIcon />
            {count > 0 && <span className="bell-count">{count > most ? `${most}+` : count}</span>}
          </>
        }
      >
        {(close) => (
          <NotificationList
            meanwhile={<Skeleton width="320px" height="240px" />}
            unreadCount={count}
            onOpen={(notification) => {
              close();
              setShown(notification);
            }}
            onReadAll={() => {
              close();
              setReadsAll(true);
            }}
          />
        )}
      </Popover>
      <Rise count={count} />
      {shown && <NotificationModal notification={shown} onClose={() => setShown(undefined)} />}
      {readsAll && <ReadAll onClose={() => setReadsAll(false)} />}
    </div>
  );
}

/** Tells screen readers when there are more than before, and nothing else. */
function Rise({ count }: { count: number }) {
  const { t } = useT();
  const before = useRef<number>(undefined);
  const [said, setSaid] = useState('');
  useEffect(() => {
    const known = unread.get() !== undefined;
    if (before.current !== undefined && count > before.current) {
      setSaid(t('notification.bellUnread', { count }));
    }
    if (known) before.current = count;
  }, [count, t]);
  return <VisuallyHidden role="status">{said}</VisuallyHidden>;
}
