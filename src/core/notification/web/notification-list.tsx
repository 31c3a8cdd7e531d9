import { useState } from 'react';
import type { Notification } from '#core/notification/contract/notification.ts';
import { QueryError } from '#platform/web/api/query-error.tsx';
import { classNames } from '#platform/web/ui/base/class-names.ts';
import { useT } from '#platform/web/ui/base/texts.tsx';
import { VisuallyHidden } from '#platform/web/ui/base/visually-hidden.tsx';
import { Button } from '#platform/web/ui/press/button.tsx';
import { formatMoment } from '#platform/web/ui/show/format-date.ts';
import { EmptyState } from '#platform/web/ui/state/empty-state.tsx';
import { Skeleton } from '#platform/web/ui/state/skeleton.tsx';
import { pageSize, useNotifications } from './queries.ts';

/** How many one answer holds at most (src/platform/contract/call/query.ts). */
const mostShown = 1000;

type Props = {
  unreadCount: number;
  onOpen: (notification: Notification) => void;
  onReadAll: () => void;
};

/** What opens below the bell. */
export function NotificationList({ unreadCount, onOpen, onReadAll }: Props) {
  const { t } = useT();
  return (
    <div className="bell-list">
      <div className="bell-top">
        <h2>{t('notification.title')}</h2>
        {unreadCount > 0 && (
          <Button variant="quiet" onClick={onReadAll}>
            {t('notification.readAll')}
          </Button>
        )}
      </div>
      <Rows onOpen={onOpen} />
    </div>
  );
}

function Rows({ onOpen }: Pick<Props, 'onOpen'>) {
  const { t } = useT();
  const [limit, setLimit] = useState(pageSize);
  const query = useNotifications(limit);
  const { data: found, isPlaceholderData } = query;
  if (query.isError) return <QueryError query={query} title={t('notification.notLoaded')} />;
  if (!found) return <Loading />;
  const { data, count } = found;
  if (count === 0) {
    return <EmptyState title={t('notification.empty')} text={t('notification.emptyText')} />;
  }
  const isMore = data.length < count;
  return (
    <>
      <ul>
        {data.map((each) => (
          <li key={each.id}>
            <Row notification={each} onOpen={() => onOpen(each)} />
          </li>
        ))}
      </ul>
      {isMore && limit < mostShown && (
        <Button pending={isPlaceholderData} onClick={() => setLimit(limit + pageSize)}>
          {t('notification.more')}
        </Button>
      )}
      {isMore && limit >= mostShown && (
        <p className="bell-time">{t('notification.left', { count: data.length })}</p>
      )}
    </>
  );
}

function Row({ notification, onOpen }: { notification: Notification; onOpen: () => void }) {
  const texts = useT();
  const { text, createdAt, isRead } = notification;
  return (
    <button
      type="button"
      className={classNames('bell-row', !isRead && 'bell-unread')}
      onClick={onOpen}
    >
      {!isRead && <VisuallyHidden>{texts.t('notification.unread')}: </VisuallyHidden>}
      <span>{text}</span>
      <span className="bell-time">{formatMoment(createdAt, texts)}</span>
    </button>
  );
}

function Loading() {
  return (
    <div className="bell-loading" aria-busy="true">
      {[0, 1, 2].map((each) => (
        <Skeleton key={each} height="44px" />
      ))}
    </div>
  );
}
