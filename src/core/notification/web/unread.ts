import type { Events } from '#core/notification/contract/event.ts';
import type { Said } from '#platform/web/api/stream.ts';
import { createStore } from '#platform/web/ui/base/store.ts';

/** How many notifications are unread; undefined until it is known. */
export const unread = createStore<number | undefined>(undefined);

/** Keeps the count that a stream says. */
export function hearUnread({ event, data }: Said): void {
  if (event !== 'notification' || data === undefined) return;
  const { unreadCount }: Events['notification'] = JSON.parse(data);
  unread.set(unreadCount);
}
