import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { getJobList } from '#contract/assessment/report-archive.ts';
import { getEvents } from '#contract/company/event.ts';
import { getNotificationList, updateNotification } from '#contract/company/notification.ts';
import { call } from '#web/platform/api/call.ts';
import { partQuery, useSend } from '#web/platform/api/queries.ts';
import { openStream } from '#web/platform/api/stream.ts';
import { followEvents } from './follow-events.ts';
import { hearUnread, unread } from './unread.ts';

/** By its name alone: its contract would be loaded with every screen. */
const jobList: (typeof getJobList)['name'] = 'getJobList';

/** Follows the count, and loads again what is out of date. */
export function useFollowing(): void {
  const client = useQueryClient();
  useEffect(() => {
    const reload = (names: readonly string[]) => {
      for (const name of new Set(names)) void client.invalidateQueries({ queryKey: [name] });
    };
    return followEvents({
      open: (signal) => openStream(getEvents, signal),
      hear: (said) => {
        if (said.event === 'job') return reload([jobList]);
        const outOfDate = hearUnread(said);
        if (said.event) reload([getNotificationList.name, ...outOfDate]);
      },
      ask: async () => {
        const { unreadCount } = await call(getNotificationList, { query: { limit: 1 } });
        if (unreadCount === unread.get()) return;
        unread.set(unreadCount);
        reload([getNotificationList.name]);
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
    reloads: [getNotificationList],
    meta: { quiet: 'success' },
    ...options,
  });
