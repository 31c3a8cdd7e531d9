import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { getEvents } from '#core/notification/contract/event.ts';
import {
  getNotificationList,
  updateNotification,
} from '#core/notification/contract/notification.ts';
import { call } from '#platform/web/api/call.ts';
import { partQuery, useSend } from '#platform/web/api/queries.ts';
import { openStream } from '#platform/web/api/stream.ts';
import { followEvents } from './follow-events.ts';
import { hearUnread, unread } from './unread.ts';

/** Follows the count, and loads again what is out of date. */
export function useFollowing(): void {
  const client = useQueryClient();
  useEffect(() => {
    return followEvents({
      open: (signal) => openStream((how) => call(getEvents, how), signal),
      hear: (said) => {
        hearUnread(said);
        if (said.event) void client.invalidateQueries();
      },
      ask: async () => {
        const { unreadCount } = await call(getNotificationList, { query: { limit: 1 } });
        if (unreadCount === unread.get()) return;
        unread.set(unreadCount);
        void client.invalidateQueries();
      },
    });
  }, [client]);
}

export const pageSize = 20;

/** The newest so many. What was shown stays while more are loaded. */
export const useNotifications = (limit: number) =>
  useQuery({
    ...partQuery(getNotificationList, { query: { limit } }),
    placeholderData: keepPreviousData,
  });

/** Marks as read. The count follows by the stream; where there is none, by the list. */
export const useRead = (options: { onSettled?: () => void } = {}) =>
  useSend(updateNotification, {
    meta: { quiet: 'success' },
    ...options,
  });
